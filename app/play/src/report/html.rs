//! Words and bytes as HTML takes them.

pub(super) use crate::sheet::escaped;
use std::fmt::Write;

/// Adds an element with text in it.
pub(super) fn element(page: &mut String, name: &str, class: &str, text: &str) {
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    // Writing to a string cannot fail.
    let _ = writeln!(page, "<{name}{class}>{}</{name}>", escaped(text));
}

/// Bytes as a URL that carries them.
pub fn data_url(kind: &str, bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let letter = |value: u32| LETTERS.get(value as usize & 63).map_or('A', |&byte| char::from(byte));
    let mut text = format!("data:{kind};base64,");
    text.reserve(bytes.len() * 4 / 3 + 4);
    for group in bytes.chunks(3) {
        let byte = |at: usize| u32::from(group.get(at).copied().unwrap_or(0));
        let all = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let there = place <= group.len();
            text.push(if there { letter(all >> (18 - 6 * place)) } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_leave_its_place_in_the_page() {
        assert_eq!(escaped("<b onclick='x'>&\""), "&lt;b onclick=&#39;x&#39;&gt;&amp;&quot;");
    }

    #[test]
    fn bytes_are_written_as_everybody_reads_them() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")] {
            assert_eq!(data_url("a/b", bytes.as_bytes()), format!("data:a/b;base64,{text}"));
        }
    }
}
