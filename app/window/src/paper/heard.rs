//! A player who does not see a screen hears it: for tests that everything on it has a name.

use egui::accesskit::{Action, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

/// Roles that need no name: containers of named widgets, bars that keys move everywhere, and plain text.
const HOLDERS: [Role; 6] =
    [Role::Window, Role::ScrollView, Role::ScrollBar, Role::GenericContainer, Role::Pane, Role::Label];

/// Fails if a widget that can be clicked, typed into or turned has no name to read out. Returns the number of named
/// widgets.
#[track_caller]
pub(crate) fn all_named<State>(harness: &Harness<'_, State>, what: &str) -> usize {
    let mut named = 0;
    for node in harness.query_all_by(|_| true) {
        let node = node.accesskit_node();
        let data = node.data();
        let role = node.role();
        let does =
            [Action::Click, Action::SetValue, Action::Increment].into_iter().any(|one| data.supports_action(one));
        // The bar by which a window is moved is no widget of ours.
        let above = std::iter::successors(node.parent(), |parent| parent.parent());
        let is_bar = role == Role::Unknown && above.into_iter().any(|parent| parent.role() == Role::Window);
        if !does || is_bar || node.is_hidden() || HOLDERS.contains(&role) {
            continue;
        }
        let name = node.label().unwrap_or_default();
        // One letter, or a sign that is drawn, is no name.
        let is_name = name.chars().any(char::is_alphanumeric);
        assert!(is_name, "{what}: a {role:?} at {:?} is called {name:?}", node.bounding_box());
        named += 1;
    }
    named
}

#[test]
fn a_button_without_a_name_is_found() {
    let bare = || {
        Harness::new_ui(|ui| {
            let _ = ui.add(egui::Button::new(super::icon::Icon::Tick.atom()));
        })
    };
    assert!(std::panic::catch_unwind(|| all_named(&bare(), "bare")).is_err());
    let named = Harness::new_ui(|ui| {
        let _ = ui.button("Confirm");
    });
    assert_eq!(all_named(&named, "named"), 1);
}
