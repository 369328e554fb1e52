/**
 * Makes a memory's text safe for a prompt: one line, without characters or marks that could close the block, imitate
 * another message or hide from a reader. The content stays readable; it is quoted data and not judged here.
 */
export function neutralizeMarkup(text: string): string {
  if (ORDINARY.test(text) && !text.includes("  ")) return text.trim()
  const shown = PLAIN.test(text) ? text : text.replace(HIDDEN, "")
  const withoutRoles = /[:：]/.test(shown) ? shown.replace(ROLE_LINE, "$1$2 -") : shown
  return withoutRoles
    .replace(SPECIAL_OPEN, "‹")
    .replace(SPECIAL_CLOSE, "|›")
    .replace(INSTRUCTION, "($1)")
    .replace(/`{3,}/g, "`")
    .replace(/\s+/g, " ")
    .trim()
}

/** Holds no mark without which none of the rules below applies, and no white space but the space. */
const ORDINARY = /^[ -9;=-Z\\\]^_a-{}~]*$/
/** Fast path for ordinary lines, which most are: searching for hidden characters is the most expensive step. */
const PLAIN = /^[\t\n\v\f\r -~]*$/
/** Controls but white space, direction marks, zero-width and blank characters, tags, lone surrogates; joiners stay where emoji and Persian need them. */
const HIDDEN = new RegExp(
  [
    "(?![\\t\\n\\v\\f\\r\\u0085])\\p{Cc}",
    "(?<!\\p{sc=Arab})\\u200c|\\u200c(?!\\p{sc=Arab})",
    "(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d|\\u200d(?!\\p{Extended_Pictographic})",
    "(?![\\u0600-\\u0605\\u200c\\u200d])\\p{Cf}",
    "[\\u115f\\u1160\\u17b4\\u17b5\\u3164\\uffa0]|\\u034f|[\\u180b-\\u180f]",
    "[\\u{e0000}-\\u{e0fff}]|\\p{Cs}",
  ].join("|"),
  "gu",
)
const ROLE_LINE =
  /(^|[\n\r\u0085\u2028\u2029])[\t #>*_]{0,8}(system|assistant|user|human|developer|tool|ai)[*_]{0,2}[\t ]{0,4}[:：]/giu
const SPECIAL_OPEN =
  /[<＜﹤](?=[<＜﹤]?[\t\n\r ]{0,4}[/／]?[\t\n\r ]{0,4}(?:keepsake|system|sys\b|assistant|user|human|developer|tool|function|admin|instruction|important|memory|im_|s>|bos|eos|start_of|end_of|\||｜))/giu
const SPECIAL_CLOSE = /[|｜][>＞﹥]/gu
const INSTRUCTION = /\[(\/?(?:INST|SYSTEM|SYS|ASSISTANT|USER|HUMAN))\]/giu
