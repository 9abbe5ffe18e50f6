use super::*;

/// The lines written; a clone reads them while the hand writes on.
#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Page {
    fn take(&self) -> Vec<Value> {
        let text = String::from_utf8(std::mem::take(&mut *self.0.lock().unwrap())).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

#[test]
fn every_line_gets_one_answer_with_and_without_a_match() {
    let page = Page::default();
    let mut hand = LineHand::new(::systems::ALL, page.clone());
    let key = "07".repeat(32);
    for line in [
        "not JSON",
        "",
        "[1]",
        r#"{"do": "dance"}"#,
        r#"{"do": "state"}"#,
        r#"{"do": "command", "command": "end_movement"}"#,
        r#"{"do": "clocks"}"#,
        r#"{"do": "chat", "text": "hello"}"#,
        r#"{"do": "concede"}"#,
        r#"{"do": "close"}"#,
        r#"{"do": "resume"}"#,
        r#"{"do": "ask", "for": "draw"}"#,
        r#"{"do": "agree"}"#,
        &format!(r#"{{"do": "agree", "terms": "{key}"}}"#),
        r#"{"do": "admit"}"#,
        r#"{"do": "watch", "what": "list"}"#,
        r#"{"do": "watch", "what": "stare"}"#,
        r#"{"do": "rematch"}"#,
        r#"{"do": "leave"}"#,
    ] {
        // If there is no match, the driver drops the request.
        drop(hand.line(line).unwrap());
        let answers = page.take();
        assert_eq!(answers.len(), 1, "{line}: {answers:?}");
        assert!(answers[0].get("ok").is_some(), "{line}: {answers:?}");
    }
    drop(hand.too_long_a_line().unwrap());
    let answers = page.take();
    assert!(answers.len() == 1 && answers[0]["ok"] == json!(false), "{answers:?}");
}
