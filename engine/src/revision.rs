//! The common parts of every system's revisions.
//!
//! A match keeps the revision in its header for as long as there are records of it. Each system has a type whose values
//! are the revisions that this program can play. Each change of a later revision is one question there, asked at the
//! one place where the rules differ. All other code serves every revision.

/// Makes the type `Revision` of a rules system: each revision with its number, oldest first.
///
/// ```
/// engine::revisions! {
///     /// As it was printed.
///     Second = 2,
///     /// Rivers freeze.
///     Third = 3,
/// }
///
/// assert_eq!((Revision::OLDEST, Revision::NEWEST), (Revision::Second, Revision::Third));
/// assert!(Revision::ALL.is_sorted());
/// assert_eq!(Revision::ALL.map(Revision::number), [2, 3]);
/// assert_eq!([1, 2, 3, 4].map(Revision::of), [None, Some(Revision::Second), Some(Revision::Third), None]);
/// assert_eq!(Revision::Third.to_string(), "3");
/// ```
#[macro_export]
macro_rules! revisions {
    ($($(#[$about:meta])* $name:ident = $number:literal),+ $(,)?) => {
        /// A revision of the rules that this program can play.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Revision {
            $($(#[$about])* $name = $number),+
        }

        impl Revision {
            /// All of them, oldest first.
            pub const ALL: [Revision; [$($number),+].len()] = [$(Revision::$name),+];
            /// The oldest that can be played.
            pub const OLDEST: Revision = {
                let [oldest, ..] = Revision::ALL;
                oldest
            };
            /// The newest, for new matches.
            pub const NEWEST: Revision = {
                let [.., newest] = Revision::ALL;
                newest
            };

            /// The revision of that number, if this program can play it.
            pub fn of(number: u32) -> Option<Revision> {
                Revision::ALL.into_iter().find(|revision| revision.number() == number)
            }

            /// Its number in headers, saved games and hashes.
            pub const fn number(self) -> u32 {
                match self {
                    $(Revision::$name => $number),+
                }
            }
        }

        impl ::std::fmt::Display for Revision {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.number().fmt(f)
            }
        }
    };
}
