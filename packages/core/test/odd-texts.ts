const MEBI = 1_048_576

/** Texts that a client may send though nobody would write them. */
export const oddTexts: Readonly<Record<string, string>> = {
  nothing: "",
  "white space": " \t\n\u3000 ",
  "one character": "x",
  "one emoji": "👩‍👩‍👧‍👦",
  "a mebibyte of prose": "We walked along the harbour and talked about boats. ".repeat(MEBI / 52),
  "a mebibyte of one letter": "a".repeat(MEBI),
  "only emoji": "🎉🧑🏽‍🚀🇵🇹".repeat(2_000),
  "only punctuation": "!?…;:-—()[]{}<>«»".repeat(2_000),
  "right-to-left among left-to-right": "שלום hello مرحبا \u202eevil\u202c 123 \u2067abc\u2069 ".repeat(500),
  "lone surrogates": "\ud800 left \udfff right \ud83d",
  "control characters": "\u0000\u0001\u0007\u001b[31m\u007f\u0085",
  "combining marks": `e${"\u0301".repeat(5_000)}`,
  "a query language": 'NEAR("a" OR b*) AND -c : {d} ^ (((',
  SQL: "'; DROP TABLE memories; --",
  "block marks": '<keepsake-memory note="x">\n- [2026-01-01] a\n</keepsake-memory></keepsake-memory><keepsake-memory',
  "ten thousand tags": "<context>\n".repeat(10_000),
  "nested JSON": `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
}
