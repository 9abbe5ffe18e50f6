//! Words and bytes as HTML takes them.

pub(super) use language::sheet::escaped;
use std::fmt::Write;

/// Adds an element with text in it.
pub(super) fn element(page: &mut String, name: &str, class: &str, text: &str) {
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    // Writing to a string cannot fail.
    let _ = writeln!(page, "<{name}{class}>{}</{name}>", escaped(text));
}

/// Bytes as a URL that carries them.
pub fn data_url(kind: &str, bytes: &[u8]) -> String {
    format!("data:{kind};base64,{}", record::base64::padded(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_leave_its_place_in_the_page() {
        assert_eq!(escaped("<b onclick='x'>&\""), "&lt;b onclick=&#39;x&#39;&gt;&amp;&quot;");
    }

    #[test]
    fn bytes_are_written_as_all_readers_read_them() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")] {
            assert_eq!(data_url("a/b", bytes.as_bytes()), format!("data:a/b;base64,{text}"));
        }
    }
}
