//! Lines in, lines out, with a limit on how long a line may be.

use super::desk::{AdjutantDesk, error_reply};
use language::system::Systems;
use serde_json::Value;
use std::io::{self, BufRead, Write};

/// The longest line the adjutant reads. A saved game of Dresden takes about 20 kB.
pub const LINE_LIMIT: usize = 1024 * 1024;

/// One line as it was read.
pub(crate) enum Line {
    /// A line, without its end.
    Text(Vec<u8>),
    /// It is longer than the limit, and was read to its end.
    TooLong,
    /// There is nothing more to read.
    End,
}

/// The answer to a line that is too long.
pub(crate) fn too_long() -> String {
    format!("a line is at most {LINE_LIMIT} bytes long")
}

/// Answers lines until the input ends.
pub fn serve(systems: Systems, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut desk = AdjutantDesk::new(systems);
    loop {
        let reply = match read_line(input)? {
            Line::End => return Ok(()),
            Line::TooLong => error_reply(&too_long()),
            Line::Text(bytes) if bytes.iter().all(u8::is_ascii_whitespace) => error_reply("an empty line asks nothing"),
            Line::Text(bytes) => match serde_json::from_slice::<Value>(&bytes) {
                Ok(request) => desk.answer(&request),
                Err(error) => error_reply(&format!("this line is not JSON: {error}")),
            },
        };
        serde_json::to_writer(&mut *output, &reply)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

/// Reads one line without ever holding more than the limit.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            return Ok(match (too_long, line.is_empty()) {
                (true, _) => Line::TooLong,
                (false, true) => Line::End,
                (false, false) => Line::Text(line),
            });
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = buffer.get(..end.unwrap_or(buffer.len())).unwrap_or(buffer);
        if line.len() + part.len() > LINE_LIMIT {
            too_long = true;
        } else {
            line.extend_from_slice(part);
        }
        let used = end.map_or(buffer.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(if too_long { Line::TooLong } else { Line::Text(line) });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replies(input: &[u8]) -> Vec<Value> {
        let mut output = Vec::new();
        serve(::systems::ALL, &mut io::BufReader::with_capacity(64, input), &mut output).unwrap();
        String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn bad_lines_get_an_error_each_and_the_next_line_is_answered() {
        let mut input = Vec::new();
        input.extend_from_slice(b"not json\n\n[1,2]\n{\"do\":\"dance\"}\n{\"do\":\"pending\"}\n\xff\xfe\n");
        input.extend_from_slice(&vec![b'['; LINE_LIMIT + 5]);
        input.push(b'\n');
        input.extend_from_slice(&[b'['; 5000]);
        input.push(b'\n');
        input.extend_from_slice(b"{\"do\":\"new\",\"scenario\":\"skirmish\",\"extra\":1}\n");
        input.extend_from_slice(b"{\"do\":\"new\",\"scenario\":\"skirmish\",\"id\":7}\n{\"do\":\"hash\"");
        let replies = replies(&input);
        let good: Vec<bool> = replies.iter().map(|reply| reply["ok"] == Value::Bool(true)).collect();
        assert_eq!(good, [false, false, false, false, false, false, false, false, false, true, false]);
        assert_eq!(replies[9]["id"], 7);
        for reply in replies.iter().filter(|reply| reply["ok"] == Value::Bool(false)) {
            assert!(!reply["error"]["reason"].as_str().unwrap().is_empty());
        }
    }
}
