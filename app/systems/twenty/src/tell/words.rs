//! Single things in a word or a few: weather, places, nations, cards.

use crate::MESSAGES;
use language::ask::{Names, Sentence};
use language::phrase;
use twenty::{AreaId, Board, Card, Entry, Nation, Place, Weather};

/// Weather in a word.
pub(in super::super) fn weather(weather: Weather) -> Sentence {
    let weather = match weather {
        Weather::Clear => "clear",
        Weather::Cloudy => "cloudy",
        Weather::Showers => "showers",
        Weather::Downpour => "downpour",
    };
    phrase!(MESSAGES, "twenty-weather", weather = weather)
}

/// The place of a unit, in a few words.
pub(in super::super) fn place(board: &Board, place: &Place) -> Sentence {
    let place = match place {
        Place::On { hex } => return Sentence::EMPTY.hex(*hex),
        Place::Due { turn, at: Entry::Area(area) } => {
            return phrase!(MESSAGES, "twenty-place-area", code = area_code(board, *area).to_owned(), turn = *turn);
        }
        Place::Due { turn, at: Entry::Lines } => return phrase!(MESSAGES, "twenty-place-lines", turn = *turn),
        Place::Awaited => "awaited",
        Place::ComeUp => "come-up",
        Place::Sealed => "sealed",
        Place::Meissen => "meissen",
        Place::Broken => "broken",
        Place::Lost => "lost",
        Place::Out => "out",
    };
    phrase!(MESSAGES, "twenty-place", place = place)
}

/// The same as a label.
pub(in super::super) fn place_label(board: &Board, at: &Place) -> String {
    match at {
        Place::On { hex } => board.number(*hex),
        _ => place(board, at).plain(&Names::default()),
    }
}

/// The letter of an area of entry.
pub(in super::super) fn area_code(board: &Board, area: AreaId) -> &str {
    board.definition().areas.get(usize::from(area.0)).map_or("?", |area| &area.code)
}

/// The word the files use for a nation.
pub(in super::super) const fn nation(nation: Nation) -> &'static str {
    match nation {
        Nation::French => "french",
        Nation::Russian => "russian",
        Nation::Prussian => "prussian",
        Nation::Austrian => "austrian",
    }
}

/// The name of a nation before "corps".
pub(in super::super) fn nation_name(of: Nation) -> Sentence {
    phrase!(MESSAGES, "twenty-nation", nation = nation(of))
}

/// The name of a card.
pub(in super::super) fn card_title(card: Card) -> Sentence {
    phrase!(MESSAGES, "twenty-card-title", card = card_key(card))
}

/// The word of a card, by which messages choose.
pub(in super::super) const fn card_key(card: Card) -> &'static str {
    match card {
        Card::ChangeInTheWeather => "weather",
        Card::CavalryInHand => "cavalry",
        Card::ColoursRallied => "colours",
        Card::FreshReserves => "reserves",
        Card::EmperorIsHere => "emperor",
        Card::ThreeMonarchs => "monarchs",
        Card::OrdersAstray => "astray",
        Card::HardMarching => "marching",
        Card::EmptyCaissons => "caissons",
        Card::HotBlood => "blood",
        Card::NewsFromOtherFronts => "news",
        Card::WatchAndWait => "waiting",
    }
}
