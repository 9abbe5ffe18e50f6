//! The part of the laboratory that draws, as people start it.

use crate::PROGRAM;
use crate::named;

#[test]
fn our_pages_and_tools_name_commands_that_there_are() {
    let help = named::in_help(PROGRAM);
    for (command, file) in named::on_pages(&["estafette-drawn"]) {
        assert!(help.contains(&command), "{}: estafette-drawn {command}", file.display());
    }
}
