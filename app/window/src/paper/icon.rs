//! Signs on buttons, drawers and cards, drawn by us: paths as data, in a field of sixteen by sixteen. A sign never
//! replaces words: the button has its name beside it, or for a screen reader.

use super::palette::palette;
use egui::{Atom, Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

/// The side of the field.
const FIELD: f32 = 16.0;
/// Width of a stroke in it.
const STROKE: f32 = 1.5;

/// A point of the field, from its upper left corner.
type At = [f32; 2];

/// A part of a sign.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// A stroke from point to point.
    Line(&'static [At]),
    /// A stroke that ends at its beginning.
    Closed(&'static [At]),
    /// A filled shape without a dent.
    Area(&'static [At]),
    /// A circle.
    Ring(At, f32),
    /// A filled circle.
    Disc(At, f32),
}

use Part::{Area, Closed, Disc, Line, Ring};

/// A sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// A tick: says it.
    Tick,
    /// A cross: drops it, refuses.
    Cross,
    /// A flag: ends the phase.
    Flag,
    /// An arrow to a unit: the next unit.
    Next,
    /// An arrow back: undoes.
    Undo,
    /// Scales: what is weighed.
    Scales,
    /// A written sheet: the log.
    Log,
    /// Talk between the players.
    Chat,
    /// Crossed sabres: the state of the battle.
    Sabres,
    /// An eye: the view.
    Eye,
    /// Three lines: the match menu.
    Menu,
    /// A table: charts.
    Table,
    /// A question mark: how to play.
    Question,
    /// Sliders: settings.
    Sliders,
    /// A door: leaves.
    Door,
    /// Folds the panel to the right.
    Fold,
    /// Brings it back.
    Unfold,
    /// Two heads: a friend.
    Friend,
    /// Waves: on this network.
    Network,
    /// A clockwork: the bot.
    Wheel,
    /// A change of places: hot seat.
    Seats,
    /// A bookmark: goes on.
    Ribbon,
    /// A film: replays, watching again.
    Film,
    /// A book: how to play.
    Book,
    /// A triangle with a stroke: a warning.
    Warning,
    /// A bell: a request.
    Bell,
    /// A letter that goes out: shares.
    Share,
    /// Round once more: a rematch.
    Again,
    /// A folder.
    Folder,
    /// A seal: what is proven.
    Seal,
    /// A cap with a tassel: the guided game.
    Lesson,
    /// One step of a record.
    Step,
    /// A phase of it.
    Phase,
    /// A turn of it.
    Turn,
    /// Its end.
    Last,
    /// Plays it.
    Play,
    /// Stops it.
    Pause,
    /// The next fight in it.
    Combat,
}

impl Icon {
    /// All of them, with their names, in the order of the picture in `docs/DESIGN.md`.
    #[cfg(test)]
    const ALL: [Icon; 38] = [
        Icon::Tick,
        Icon::Cross,
        Icon::Flag,
        Icon::Next,
        Icon::Undo,
        Icon::Scales,
        Icon::Log,
        Icon::Chat,
        Icon::Sabres,
        Icon::Eye,
        Icon::Menu,
        Icon::Table,
        Icon::Question,
        Icon::Sliders,
        Icon::Door,
        Icon::Fold,
        Icon::Unfold,
        Icon::Friend,
        Icon::Network,
        Icon::Wheel,
        Icon::Seats,
        Icon::Ribbon,
        Icon::Film,
        Icon::Book,
        Icon::Warning,
        Icon::Bell,
        Icon::Share,
        Icon::Again,
        Icon::Folder,
        Icon::Seal,
        Icon::Lesson,
        Icon::Step,
        Icon::Phase,
        Icon::Turn,
        Icon::Last,
        Icon::Play,
        Icon::Pause,
        Icon::Combat,
    ];

    /// The strokes of the icon.
    const fn parts(self) -> &'static [Part] {
        match self {
            Icon::Tick => &[Line(&[[2.5, 8.5], [6.5, 12.5], [13.5, 3.5]])],
            Icon::Cross => &[Line(&[[3.5, 3.5], [12.5, 12.5]]), Line(&[[12.5, 3.5], [3.5, 12.5]])],
            Icon::Flag => &[Line(&[[3.5, 1.5], [3.5, 14.5]]), Area(&[[4.0, 2.0], [13.5, 5.25], [4.0, 8.5]])],
            Icon::Next => &[
                Closed(&[[9.0, 4.0], [14.5, 4.0], [14.5, 12.0], [9.0, 12.0]]),
                Line(&[[1.0, 8.0], [6.0, 8.0]]),
                Line(&[[3.5, 5.0], [6.5, 8.0], [3.5, 11.0]]),
            ],
            Icon::Undo => &[
                Line(&[[2.5, 6.0], [9.5, 6.0], [12.0, 7.0], [13.2, 9.5], [12.0, 12.0], [9.5, 13.0], [6.0, 13.0]]),
                Line(&[[6.0, 2.5], [2.5, 6.0], [6.0, 9.5]]),
            ],
            Icon::Scales => &[
                Line(&[[8.0, 2.0], [8.0, 13.5]]),
                Line(&[[5.0, 13.8], [11.0, 13.8]]),
                Line(&[[2.5, 4.0], [13.5, 4.0]]),
                Line(&[[1.0, 9.0], [2.8, 4.2], [4.8, 9.0], [1.0, 9.0]]),
                Line(&[[11.2, 9.0], [13.2, 4.2], [15.0, 9.0], [11.2, 9.0]]),
            ],
            Icon::Log => &[
                Closed(&[[3.0, 1.5], [13.0, 1.5], [13.0, 14.5], [3.0, 14.5]]),
                Line(&[[5.5, 5.0], [10.5, 5.0]]),
                Line(&[[5.5, 8.0], [10.5, 8.0]]),
                Line(&[[5.5, 11.0], [8.5, 11.0]]),
            ],
            Icon::Chat => {
                &[Closed(&[[2.0, 3.0], [14.0, 3.0], [14.0, 11.0], [7.5, 11.0], [4.5, 14.0], [4.5, 11.0], [2.0, 11.0]])]
            }
            Icon::Sabres => &[
                Line(&[[2.0, 2.0], [6.0, 4.6], [9.6, 8.4], [12.4, 12.4]]),
                Line(&[[14.0, 2.0], [10.0, 4.6], [6.4, 8.4], [3.6, 12.4]]),
                Line(&[[10.2, 13.4], [13.8, 10.4]]),
                Line(&[[5.8, 13.4], [2.2, 10.4]]),
                Line(&[[12.4, 12.4], [14.0, 14.2]]),
                Line(&[[3.6, 12.4], [2.0, 14.2]]),
            ],
            Icon::Eye => &[
                Closed(&[
                    [1.0, 8.0],
                    [4.0, 4.8],
                    [8.0, 3.6],
                    [12.0, 4.8],
                    [15.0, 8.0],
                    [12.0, 11.2],
                    [8.0, 12.4],
                    [4.0, 11.2],
                ]),
                Disc([8.0, 8.0], 2.2),
            ],
            Icon::Menu => &[
                Line(&[[2.5, 4.0], [13.5, 4.0]]),
                Line(&[[2.5, 8.0], [13.5, 8.0]]),
                Line(&[[2.5, 12.0], [13.5, 12.0]]),
            ],
            Icon::Table => &[
                Closed(&[[2.0, 2.5], [14.0, 2.5], [14.0, 13.5], [2.0, 13.5]]),
                Line(&[[2.0, 6.2], [14.0, 6.2]]),
                Line(&[[2.0, 9.9], [14.0, 9.9]]),
                Line(&[[6.0, 2.5], [6.0, 13.5]]),
                Line(&[[10.0, 2.5], [10.0, 13.5]]),
            ],
            Icon::Question => &[
                Line(&[
                    [5.0, 5.6],
                    [5.5, 3.6],
                    [8.0, 2.5],
                    [10.5, 3.6],
                    [11.0, 5.6],
                    [9.6, 7.4],
                    [8.0, 8.6],
                    [8.0, 10.4],
                ]),
                Disc([8.0, 13.2], 1.1),
            ],
            Icon::Sliders => &[
                Line(&[[2.0, 4.0], [14.0, 4.0]]),
                Line(&[[2.0, 8.0], [14.0, 8.0]]),
                Line(&[[2.0, 12.0], [14.0, 12.0]]),
                Disc([10.5, 4.0], 2.0),
                Disc([5.0, 8.0], 2.0),
                Disc([9.0, 12.0], 2.0),
            ],
            Icon::Door => &[
                Line(&[[9.0, 2.0], [3.0, 2.0], [3.0, 14.0], [9.0, 14.0]]),
                Line(&[[6.5, 8.0], [14.0, 8.0]]),
                Line(&[[11.0, 5.0], [14.0, 8.0], [11.0, 11.0]]),
            ],
            Icon::Fold => {
                &[Line(&[[3.0, 3.5], [7.5, 8.0], [3.0, 12.5]]), Line(&[[8.5, 3.5], [13.0, 8.0], [8.5, 12.5]])]
            }
            Icon::Unfold => {
                &[Line(&[[13.0, 3.5], [8.5, 8.0], [13.0, 12.5]]), Line(&[[7.5, 3.5], [3.0, 8.0], [7.5, 12.5]])]
            }
            Icon::Friend => &[
                Ring([5.5, 5.0], 2.4),
                Line(&[[1.0, 13.5], [1.6, 10.8], [3.6, 9.4], [7.4, 9.4], [9.4, 10.8], [10.0, 13.5]]),
                Line(&[[10.0, 2.8], [11.8, 3.4], [12.4, 5.2], [11.6, 7.0], [10.4, 7.4]]),
                Line(&[[12.2, 9.6], [14.2, 11.0], [15.0, 13.5]]),
            ],
            Icon::Network => &[
                Disc([8.0, 12.8], 1.5),
                Line(&[[5.0, 10.0], [6.4, 8.9], [8.0, 8.5], [9.6, 8.9], [11.0, 10.0]]),
                Line(&[[2.6, 7.2], [5.0, 5.4], [8.0, 4.7], [11.0, 5.4], [13.4, 7.2]]),
            ],
            Icon::Wheel => &[
                Ring([8.0, 8.0], 3.9),
                Disc([8.0, 8.0], 1.3),
                Line(&[[8.0, 1.2], [8.0, 4.0]]),
                Line(&[[8.0, 12.0], [8.0, 14.8]]),
                Line(&[[1.2, 8.0], [4.0, 8.0]]),
                Line(&[[12.0, 8.0], [14.8, 8.0]]),
                Line(&[[3.2, 3.2], [5.2, 5.2]]),
                Line(&[[10.8, 10.8], [12.8, 12.8]]),
                Line(&[[3.2, 12.8], [5.2, 10.8]]),
                Line(&[[10.8, 5.2], [12.8, 3.2]]),
            ],
            Icon::Seats => &[
                Line(&[[2.0, 5.5], [13.5, 5.5]]),
                Line(&[[10.5, 2.5], [13.5, 5.5], [10.5, 8.5]]),
                Line(&[[14.0, 11.0], [2.5, 11.0]]),
                Line(&[[5.5, 8.0], [2.5, 11.0], [5.5, 14.0]]),
            ],
            Icon::Ribbon => &[Closed(&[[4.0, 1.5], [12.0, 1.5], [12.0, 14.5], [8.0, 10.5], [4.0, 14.5]])],
            Icon::Film => &[
                Closed(&[[1.5, 3.0], [14.5, 3.0], [14.5, 13.0], [1.5, 13.0]]),
                Line(&[[4.5, 3.0], [4.5, 13.0]]),
                Line(&[[11.5, 3.0], [11.5, 13.0]]),
                Line(&[[1.5, 6.3], [4.5, 6.3]]),
                Line(&[[1.5, 9.7], [4.5, 9.7]]),
                Line(&[[11.5, 6.3], [14.5, 6.3]]),
                Line(&[[11.5, 9.7], [14.5, 9.7]]),
            ],
            Icon::Book => &[
                Line(&[[8.0, 4.0], [5.5, 2.5], [1.5, 2.5], [1.5, 12.5], [5.5, 12.5], [8.0, 14.0]]),
                Line(&[[8.0, 4.0], [10.5, 2.5], [14.5, 2.5], [14.5, 12.5], [10.5, 12.5], [8.0, 14.0]]),
                Line(&[[8.0, 4.0], [8.0, 14.0]]),
            ],
            Icon::Warning => &[
                Closed(&[[8.0, 1.8], [14.8, 13.8], [1.2, 13.8]]),
                Line(&[[8.0, 6.2], [8.0, 9.6]]),
                Disc([8.0, 11.8], 0.95),
            ],
            Icon::Bell => &[
                Closed(&[
                    [2.5, 11.8],
                    [4.0, 9.8],
                    [4.2, 6.0],
                    [5.6, 3.4],
                    [8.0, 2.4],
                    [10.4, 3.4],
                    [11.8, 6.0],
                    [12.0, 9.8],
                    [13.5, 11.8],
                ]),
                Line(&[[6.6, 13.6], [8.0, 14.4], [9.4, 13.6]]),
            ],
            Icon::Share => &[
                Line(&[[5.0, 6.5], [2.5, 6.5], [2.5, 14.0], [13.5, 14.0], [13.5, 6.5], [11.0, 6.5]]),
                Line(&[[8.0, 10.0], [8.0, 2.0]]),
                Line(&[[5.0, 4.8], [8.0, 1.8], [11.0, 4.8]]),
            ],
            Icon::Again => &[
                Line(&[
                    [12.6, 4.6],
                    [10.6, 3.0],
                    [8.0, 2.4],
                    [5.2, 3.2],
                    [3.2, 5.4],
                    [2.6, 8.2],
                    [3.6, 11.2],
                    [6.0, 13.2],
                    [9.0, 13.6],
                    [11.8, 12.4],
                    [13.4, 10.0],
                ]),
                Line(&[[13.2, 1.2], [12.8, 5.0], [9.0, 4.6]]),
            ],
            Icon::Folder => &[Closed(&[[1.5, 3.0], [6.0, 3.0], [7.5, 5.0], [14.5, 5.0], [14.5, 13.0], [1.5, 13.0]])],
            Icon::Seal => &[
                Ring([8.0, 6.2], 4.4),
                Line(&[[6.0, 6.3], [7.5, 7.8], [10.2, 4.6]]),
                Line(&[[5.4, 9.8], [4.4, 14.6], [8.0, 12.6], [11.6, 14.6], [10.6, 9.8]]),
            ],
            Icon::Lesson => &[
                Closed(&[[8.0, 3.0], [15.0, 6.2], [8.0, 9.4], [1.0, 6.2]]),
                Line(&[[4.0, 8.0], [4.0, 11.4], [8.0, 13.2], [12.0, 11.4], [12.0, 8.0]]),
                Line(&[[14.4, 6.6], [14.4, 11.0]]),
            ],
            Icon::Step => &[Area(&[[4.5, 3.0], [11.5, 8.0], [4.5, 13.0]])],
            Icon::Phase => {
                &[Area(&[[1.5, 3.0], [8.0, 8.0], [1.5, 13.0]]), Area(&[[8.0, 3.0], [14.5, 8.0], [8.0, 13.0]])]
            }
            Icon::Turn => &[
                Area(&[[0.0, 3.5], [5.6, 8.0], [0.0, 12.5]]),
                Area(&[[5.2, 3.5], [10.8, 8.0], [5.2, 12.5]]),
                Area(&[[10.4, 3.5], [16.0, 8.0], [10.4, 12.5]]),
            ],
            Icon::Last => &[
                Area(&[[3.0, 3.0], [10.0, 8.0], [3.0, 13.0]]),
                Area(&[[10.8, 3.0], [13.3, 3.0], [13.3, 13.0], [10.8, 13.0]]),
            ],
            Icon::Play => &[Area(&[[3.5, 1.0], [13.5, 8.0], [3.5, 15.0]])],
            Icon::Pause => &[
                Area(&[[2.8, 2.0], [6.6, 2.0], [6.6, 14.0], [2.8, 14.0]]),
                Area(&[[9.4, 2.0], [13.2, 2.0], [13.2, 14.0], [9.4, 14.0]]),
            ],
            Icon::Combat => &[
                Line(&[[0.5, 3.0], [8.0, 13.0]]),
                Line(&[[8.0, 3.0], [0.5, 13.0]]),
                Area(&[[10.0, 4.0], [15.5, 8.0], [10.0, 12.0]]),
            ],
        }
    }

    /// Draws it into a square.
    pub(crate) fn paint(self, painter: &Painter, rect: Rect, ink: Color32) {
        self.draw(painter, rect, ink, 1.0);
    }

    /// Draws it as seen in a mirror: what leads on leads back.
    pub(crate) fn paint_back(self, painter: &Painter, rect: Rect, ink: Color32) {
        self.draw(painter, rect, ink, -1.0);
    }

    fn draw(self, painter: &Painter, rect: Rect, ink: Color32, towards: f32) {
        let scale = rect.width().min(rect.height()) / FIELD;
        let place = |[x, y]: At| -> Pos2 { rect.center() + vec2((x - FIELD / 2.0) * towards, y - FIELD / 2.0) * scale };
        let places = |path: &[At]| -> Vec<Pos2> { path.iter().map(|at| place(*at)).collect() };
        let stroke = Stroke::new((STROKE * scale).max(1.0), ink);
        for part in self.parts() {
            painter.add(match part {
                Line(path) => Shape::line(places(path), stroke),
                Closed(path) => Shape::closed_line(places(path), stroke),
                Area(path) => Shape::convex_polygon(places(path), ink, Stroke::NONE),
                Ring(middle, radius) => Shape::circle_stroke(place(*middle), radius * scale, stroke),
                Disc(middle, radius) => Shape::circle_filled(place(*middle), radius * scale, ink),
            });
        }
    }

    /// For a button, before its words, in the ink of panels.
    pub(crate) fn atom(self) -> Atom<'static> {
        self.atom_in(palette().ink)
    }

    /// For a button, before its words.
    pub(crate) fn atom_in(self, ink: Color32) -> Atom<'static> {
        Atom::paint(Vec2::splat(SIDE), move |ui, args| self.paint(ui.painter(), args.rect, ink))
    }

    /// Beside words, in a row.
    pub(crate) fn show(self, ui: &mut egui::Ui, ink: Color32) {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIDE), egui::Sense::hover());
        self.paint(ui.painter(), rect, ink);
    }
}

/// The side of a sign beside words.
const SIDE: f32 = 14.0;

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;
    use egui_kittest::Harness;

    #[test]
    fn every_sign_stays_in_its_field_and_fills_it() {
        for icon in Icon::ALL {
            let mut bounds = Rect::NOTHING;
            for part in icon.parts() {
                match part {
                    Line(path) | Closed(path) | Area(path) => {
                        assert!(path.len() >= 2, "{icon:?}");
                        path.iter().for_each(|[x, y]| bounds.extend_with(pos2(*x, *y)));
                    }
                    Ring([x, y], radius) | Disc([x, y], radius) => {
                        bounds = bounds.union(Rect::from_center_size(pos2(*x, *y), Vec2::splat(2.0 * radius)));
                    }
                }
            }
            let field = Rect::from_min_size(Pos2::ZERO, Vec2::splat(FIELD));
            assert!(field.contains_rect(bounds), "{icon:?} leaves its field: {bounds:?}");
            assert!(bounds.size().max_elem() >= 0.5 * FIELD, "{icon:?} is too small: {bounds:?}");
        }
    }

    #[test]
    fn filled_shapes_have_no_dent() {
        for icon in Icon::ALL {
            for part in icon.parts() {
                let Area(path) = part else { continue };
                let turns: Vec<bool> = (0..path.len())
                    .map(|at| {
                        let [a, b, c] =
                            [0, 1, 2].map(|next| path.get((at + next) % path.len()).copied().unwrap_or_default());
                        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0.0
                    })
                    .collect();
                assert!(turns.windows(2).all(|pair| pair.first() == pair.last()), "{icon:?}");
            }
        }
    }

    #[test]
    fn all_signs_as_they_look_by_day_and_in_the_dark() {
        const ROW: usize = 10;
        let mut harness = Harness::builder()
            .with_size(vec2(520.0, 340.0))
            .with_context_setup(super::super::look::dress)
            .build_ui(|ui| {
                for (half, colours) in
                    [&super::super::palette::LIGHT, &super::super::palette::DARK].into_iter().enumerate()
                {
                    let top = half as f32 * 170.0;
                    let ground = Rect::from_min_size(pos2(0.0, top), vec2(520.0, 170.0));
                    ui.painter().rect_filled(ground, 0.0, colours.paper);
                    for (at, icon) in Icon::ALL.into_iter().enumerate() {
                        let middle = pos2(26.0 + (at % ROW) as f32 * 52.0, top + 24.0 + (at / ROW) as f32 * 40.0);
                        icon.paint(ui.painter(), Rect::from_center_size(middle, Vec2::splat(24.0)), colours.ink);
                    }
                }
            });
        harness.run();
        harness.snapshot("icons");
    }
}
