//! The cards of the guided first game in the language of the player.

use super::lesson::Step;
use crate::MESSAGES;
use language::ask::Sentence;
use language::tongue::Phrase;

impl Step {
    /// The heading, the act and the reason of its card in the language of the player. The texts of [`Step::card`] are the
    /// English ones, by which a saved lesson knows its steps.
    pub fn said(self) -> [Sentence; 3] {
        let id = match self {
            Step::Look => "art-of-war-lesson-look",
            Step::Select => "art-of-war-lesson-select",
            Step::Move => "art-of-war-lesson-move",
            Step::Contact => "art-of-war-lesson-contact",
            Step::Stopped => "art-of-war-lesson-stopped",
            Step::Support => "art-of-war-lesson-support",
            Step::EndMovement => "art-of-war-lesson-end-movement",
            Step::Fresh => "art-of-war-lesson-fresh",
            Step::Owed => "art-of-war-lesson-owed",
            Step::Plan => "art-of-war-lesson-plan",
            Step::Forecast => "art-of-war-lesson-forecast",
            Step::Die => "art-of-war-lesson-die",
            Step::Retreat => "art-of-war-lesson-retreat",
            Step::Losses => "art-of-war-lesson-losses",
            Step::Advance => "art-of-war-lesson-advance",
            Step::StepBack => "art-of-war-lesson-step-back",
            Step::EndCombat => "art-of-war-lesson-end-combat",
            Step::Enemy => "art-of-war-lesson-enemy",
            Step::Points => "art-of-war-lesson-points",
            Step::Arrivals => "art-of-war-lesson-arrivals",
            Step::KeepMoving => "art-of-war-lesson-keep-moving",
            Step::KeepFighting => "art-of-war-lesson-keep-fighting",
            Step::Asked => "art-of-war-lesson-asked",
            Step::Waiting => "art-of-war-lesson-waiting",
            Step::Over => "art-of-war-lesson-over",
        };
        ["", ".act", ".why"].map(|part| Sentence::from(Phrase::new(&MESSAGES, format!("{id}{part}"))))
    }
}
