//! The colours of the sides.

use engine::contract::Side;
use scenarios::Scenario;
use scene::Colour;

/// The colour of a side.
pub fn side_colour(scenario: &Scenario, side: Side) -> Colour {
    let colour = scenario.drawing.side_colours.get(side.index());
    colour.map_or(Colour::hex(0x777777), |c| Colour { red: c.red, green: c.green, blue: c.blue })
}
