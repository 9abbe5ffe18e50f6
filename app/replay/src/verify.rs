//! Proving a record with the help of other threads.

use engine::referee::{Battlefield, Rulebook};
use record::ahead::Ahead;
use record::fault::Fault;
use record::file::Record;
use record::verify::{EntryVisitor, Examination, walk};
use std::sync::Arc;
use std::thread::Builder;

/// Replays a record from its beginning, checks everything in it and shows each good entry. With more threads than one,
/// signatures are checked ahead on the others; the findings and their order do not depend on it. Where no thread can be
/// started, as in a web page, all is checked on the caller's.
pub fn watch(
    record: &Record,
    rules: &'static dyn Rulebook,
    read: Option<&Arc<dyn Battlefield>>,
    threads: usize,
    see: &mut EntryVisitor<'_>,
) -> Result<Examination, Fault> {
    let Some(ahead) = Ahead::of(record) else { return walk(record, rules, read, None, see) };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            let _ = Builder::new().spawn_scoped(scope, || while ahead.check_next() {});
        }
        let seen = walk(record, rules, read, Some(&ahead), see);
        ahead.stop();
        seen
    })
}
