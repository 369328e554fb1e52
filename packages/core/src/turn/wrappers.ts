/** Tags in which clients wrap what nobody typed: reminders, command output, editor context, retrieved documents. */
const CUT =
  `system-reminder system_reminder command-name command-message command-args local-command-stdout local-command-stderr
  local-command-caveat bash-input bash-stdout bash-stderr environment_context environment_details environment_info environment user_instructions
  user_info user_rules editorcontext editor_context repocontext workspace_info reminderinstructions reminder attachments attachment additional_data
  open_and_recently_viewed_files recently_viewed_files attached_files current_file file_contents file_content selected-code
  selected_code ide_selection ide_opened_file ide_diagnostics terminal_output git_status project_layout todo_list context documents
  chat_history function_results tool_result user-prompt-submit-hook task-notification`.split(/\s+/)
/** Tags around what a person did type. Where one stands, nothing else of the message was. */
const TYPED = "user_query userrequest user_message user-message user_prompt".split(" ")

/**
 * What a person typed of a message: without the wrappers of known clients. A tag counts when it opens at the start of a line and is closed again;
 * its attributes do not matter. Linear in the text; a text without wrappers comes back as it is.
 */
export function typed(text: string): string {
  if (!text.includes("</")) return text
  const inner = unwrapped(text)
  return inner === undefined ? cutTags(text) : cutTags(inner)
}

const OPEN = /(?:^|(?<=[\n>]))[ \t]{0,16}<([a-z][\w-]{2,40})(?:[ \t][^<>\n]{0,400})?>/gi

function unwrapped(text: string): string | undefined {
  let last: string | undefined
  for (const open of text.matchAll(OPEN)) {
    const name = (open[1] ?? "").toLowerCase()
    if (!TYPED.includes(name)) continue
    const from = open.index + open[0].length
    const close = lastClose(text, name, from)
    if (close >= from) last = text.slice(from, close)
  }
  return last
}

function cutTags(text: string): string {
  const closes = closings(text)
  let rest = ""
  let at = 0
  for (const open of text.matchAll(OPEN)) {
    if (open.index < at) continue
    const name = (open[1] ?? "").toLowerCase()
    if (!CUT.includes(name)) continue
    const close = closes.get(name)?.find((place) => place > open.index)
    if (close === undefined) continue
    rest += text.slice(at, open.index)
    at = close + name.length + 3
  }
  return at === 0 ? text : (rest + text.slice(at)).trim()
}

/** Where the closing tags of each wrapper stand, in order. */
function closings(text: string): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const close of text.matchAll(/<\/([a-z][\w-]{2,40})>/gi)) {
    const name = (close[1] ?? "").toLowerCase()
    const those = places.get(name)
    if (those === undefined) places.set(name, [close.index])
    else those.push(close.index)
  }
  return places
}

function lastClose(text: string, name: string, from: number): number {
  const found = text.slice(from).toLowerCase().indexOf(`</${name}>`)
  return found < 0 ? -1 : from + found
}
