//! An asking in words: what a screen reader says, a terminal prints, and a failing test shows.

use super::asking::{Asking, May};
use super::names::Names;
use super::offer::Offer;
use std::fmt::Write as _;

impl<C> Offer<C> {
    /// The name of the offer: its label, or the name of its pick.
    pub fn called(&self, names: &Names) -> String {
        if self.label.is_empty() { names.pick(self.pick) } else { self.label.plain(names) }
    }
}

impl<C> Asking<C> {
    /// The prompt, the offers in the order of their ranks, the card and the buttons, each on its line.
    pub fn plain(&self, names: &Names) -> String {
        let mut text = format!("{}\n", self.prompt.plain(names));
        let mut offers: Vec<&Offer<C>> = self.offers.iter().collect();
        // A stable sort: within a rank the system's order stays.
        offers.sort_by_key(|offer| offer.rank);
        for offer in offers {
            let chosen = if offer.is_chosen() { "*" } else { "-" };
            let (pick, called) = (names.pick(offer.pick), offer.called(names));
            let line = if called.contains(&pick) { called } else { format!("{pick}: {called}") };
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{chosen} {line}");
        }
        text.push_str(&self.card.plain(names));
        for (key, may) in [("ready", &self.ready), ("pass", &self.pass)] {
            text.push_str(&button(key, may, names));
        }
        text
    }
}

fn button<C>(key: &str, may: &May<C>, names: &Names) -> String {
    match may {
        None => String::new(),
        Some(Ok(saying)) => {
            let doubt = saying.doubt.as_ref().map_or_else(String::new, |doubt| format!(" ({})", doubt.plain(names)));
            format!("{key}: {}{doubt}\n", saying.label.plain(names))
        }
        Some(Err(barred)) => format!("{key} not: {}: {}\n", barred.label.plain(names), names.refusal(&barred.refusal)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{Mark, Rank, Sentence, toy};

    #[test]
    fn an_asking_is_told_in_the_order_of_ranks_with_its_buttons() {
        let names = Names { pieces: ["A", "B", "C"].map(String::from).to_vec(), ..Names::default() };
        let mut asking = toy::asking();
        asking.offers.retain(|offer| offer.pick.piece().is_some());
        asking.offers[0].rank = Rank::Done;
        asking.offers[1].label = Sentence::from("comes along");
        asking.offers[2].mark = Mark::Chosen;
        asking.pass = toy::ready('e').ready;
        if let Some(Ok(saying)) = &mut asking.pass {
            saying.doubt = Some(Sentence::from("Sure?"));
        }
        asking.card.line("The card.");
        assert_eq!(asking.plain(&names), "What now?\n- B: comes along\n* C\n- A\nThe card.\npass: Say it (Sure?)\n");
    }
}
