//! The step that comes next in the turn, as the strip above the map and the button that ends a phase both say it.

use language::position::Position;

/// The step that comes next by the strip; `None` if the present one is the last of its turn.
pub(super) fn next_step(position: &dyn Position) -> Option<String> {
    position.phases().next().map(|step| step.called_with_side(position.names()))
}
