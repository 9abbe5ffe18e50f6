//! Battles and campaigns with tracks under seal over the wire: machines open what they owe, crashes lose no seal, the record of an
//! honest match proves itself however it ended, and the verdict on a dishonest one names who lied and where.

mod campaigns;
mod endings;
mod liars;
mod many;
mod table;
