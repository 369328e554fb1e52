/** Tags in which clients wrap what nobody typed: reminders, command output, editor context, retrieved documents. */
const CUT = new Set(
  `system-reminder system_reminder command-name command-message command-args local-command-stdout local-command-stderr
  local-command-caveat bash-input bash-stdout bash-stderr environment_context environment_details environment_info environment user_instructions
  user_info user_rules editorcontext editor_context repocontext workspace_info reminderinstructions reminder attachments attachment additional_data
  open_and_recently_viewed_files recently_viewed_files attached_files current_file file_contents file_content selected-code
  selected_code ide_selection ide_opened_file ide_diagnostics terminal_output git_status project_layout todo_list context documents
  chat_history function_results tool_result user-prompt-submit-hook task-notification`.split(/\s+/),
)
/** Tags around what a person did type. Where one stands, nothing else of the message was. */
const TYPED = new Set("user_query userrequest user_message user-message user_prompt".split(" "))

/** Of a longer message the first and the last half of this are looked at. */
const LONGEST = 200_000

/**
 * What a person typed of a message: without the wrappers of known clients. A tag counts when it opens at the start of a line and is closed again;
 * its attributes do not matter. Linear in the text; a text without wrappers comes back as it is.
 */
export function typed(text: string): string {
  const near = text.length <= LONGEST ? text : `${text.slice(0, LONGEST / 2)}\n${text.slice(-LONGEST / 2)}`
  return near.includes("</") ? cutTags(unwrapped(near)) : near
}

/** Index of the newest message of a user with words that a person typed; -1 when there is none. */
export function lastTyped(messages: readonly { readonly role: string; readonly text: string }[]): number {
  return messages.findLastIndex(isTyped)
}

/** Whether a message is a user's and holds more than what its client wrapped. */
export function isTyped({ role, text }: { readonly role: string; readonly text: string }): boolean {
  return role === "user" && typed(text).trim() !== ""
}

interface Tag {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** The inside of the last tag around what was typed. */
function unwrapped(text: string): string {
  const opening = tagsIn(text, OPEN).findLast(({ name }) => TYPED.has(name))
  if (opening === undefined) return text
  const closing = tagsIn(text, CLOSE).find(({ name, start }) => name === opening.name && start >= opening.end)
  return closing === undefined ? text : text.slice(opening.end, closing.start)
}

function cutTags(text: string): string {
  // By name, the nearest last: those before an opening belong to nothing that is still to come.
  const closings = Map.groupBy(tagsIn(text, CLOSE).toReversed(), ({ name }) => name)
  let rest = ""
  let at = 0
  for (const opening of tagsIn(text, OPEN)) {
    if (opening.start < at || !CUT.has(opening.name)) continue
    const ahead = closings.get(opening.name) ?? []
    while ((ahead.at(-1)?.start ?? opening.end) < opening.end) ahead.pop()
    const closing = ahead.at(-1)
    if (closing === undefined) continue
    rest += text.slice(at, opening.start)
    at = closing.end
  }
  return at === 0 ? text : (rest + text.slice(at)).trim()
}

const OPEN = /(?:^|(?<=[\n>]))[ \t]{0,16}<([a-z][\w-]{2,40})(?:[ \t][^<>\n]{0,400})?>/gi
const CLOSE = /<\/([a-z][\w-]{2,40})>/gi

function tagsIn(text: string, pattern: RegExp): readonly Tag[] {
  return [...text.matchAll(pattern)].map(({ 0: tag, 1: name = "", index }) => ({
    name: name.toLowerCase(),
    start: index,
    end: index + tag.length,
  }))
}
