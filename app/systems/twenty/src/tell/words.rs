//! Single things in a word or a few: weather, places, nations, cards.

use twenty::{AreaId, Board, Card, Entry, Nation, Place, Weather};

/// Weather in a word.
pub(in super::super) const fn weather(weather: Weather) -> &'static str {
    match weather {
        Weather::Clear => "clear",
        Weather::Cloudy => "cloudy",
        Weather::Showers => "showers",
        Weather::Downpour => "downpour",
    }
}

/// The place of a unit, in a few words.
pub(in super::super) fn place(board: &Board, place: &Place) -> String {
    match place {
        Place::On { hex } => board.number(*hex),
        Place::Due { turn, at: Entry::Area(area) } => format!("area {} from turn {turn}", code(board, *area)),
        Place::Due { turn, at: Entry::Lines } => format!("returns from turn {turn}"),
        Place::Awaited => String::from("on its way"),
        Place::ComeUp => String::from("has arrived"),
        Place::Sealed => String::from("sealed"),
        Place::Meissen => String::from("at Meissen"),
        Place::Broken => String::from("broken"),
        Place::Lost => String::from("destroyed"),
        Place::Out => String::from("not in this battle"),
    }
}

/// The letter of an area of entry.
pub(super) fn code(board: &Board, area: AreaId) -> &str {
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

/// A nation as it is printed.
pub(in super::super) const fn nation_name(nation: Nation) -> &'static str {
    match nation {
        Nation::French => "French",
        Nation::Russian => "Russian",
        Nation::Prussian => "Prussian",
        Nation::Austrian => "Austrian",
    }
}

/// The name of a card.
pub(in super::super) const fn card_title(card: Card) -> &'static str {
    match card {
        Card::ChangeInTheWeather => "A Change in the Weather",
        Card::CavalryInHand => "Cavalry in Hand",
        Card::ColoursRallied => "Colours Rallied",
        Card::FreshReserves => "Fresh Reserves",
        Card::EmperorIsHere => "The Emperor is Here",
        Card::ThreeMonarchs => "Three Monarchs, Three Plans",
        Card::OrdersAstray => "Orders Astray",
        Card::HardMarching => "Hard Marching",
        Card::EmptyCaissons => "Empty Caissons",
        Card::HotBlood => "Hot Blood",
        Card::NewsFromOtherFronts => "News from the Other Fronts",
        Card::WatchAndWait => "Watch and Wait",
    }
}
