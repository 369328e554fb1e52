import type { Message } from "../../contract/turn.ts"
import { stripBlocks } from "../../text/block.ts"
import { expression } from "../../text/regex.ts"
import { DESCRIPTION, TASKS_OF_PROGRAMS, type Task, TITLE, TRADES } from "./helper-tasks.ts"

/**
 * Whether a request is an internal one of the client: a title, tags, follow-up questions, a search query, a
 * completion, a summary that replaces the conversation. Memory is off for it, because no user asked it, and what it
 * quotes was captured before. Checks the first system message, the last user message and a system message after it.
 */
export function isHelperRequest(messages: readonly Pick<Message, "role" | "text">[]): boolean {
  const system = edgesOf(messages.find(({ role }) => role === "system")?.text ?? "")
  const user = edgesOf(messages.findLast(({ role }) => role === "user")?.text ?? "")
  return (
    TASKS.some((pattern) => pattern.test(system) || pattern.test(user)) ||
    IN_SYSTEM.some((pattern) => pattern.test(system)) ||
    IN_USER.some((pattern) => pattern.test(user)) ||
    isHelperSystemPrompt(system) ||
    isHelperInstruction(user) ||
    (messages.length > 1 &&
      messages.at(-1)?.role === "system" &&
      isHelperInstruction(edgesOf(messages.at(-1)?.text ?? "")))
  )
}

/** The messages with every internal request of the client in the role of a tool: it says nothing of the words of the user beside it. */
export function withoutHelperRequests<T extends Pick<Message, "role" | "text">>(
  messages: readonly T[],
): readonly Pick<Message, "role" | "text">[] {
  return messages.map((message) =>
    message.role === "user" && isHelperRequest([message]) ? { role: "tool", text: "" } : message,
  )
}

/** Whether a system message begins with a client's task. Only programs name conversations. */
function isHelperSystemPrompt(system: string): boolean {
  const start = system.slice(0, OPENING_CHARACTERS)
  const first = start.slice(0, ASKED_WITHIN)
  return (
    TRADES.some((trade) => trade.test(start)) ||
    (/\btitles?\b/i.test(first) && TITLE.asks.test(first) && TITLE.about.test(first)) ||
    TASKS_OF_PROGRAMS.some((task) => isTask(task, start))
  )
}

/** Whether a message is only a client's task. First-person sentences are a person's. */
function isHelperInstruction(text: string): boolean {
  const start = text.slice(0, OPENING_CHARACTERS)
  const first = FIRST_SENTENCE.exec(start)?.[0] ?? ""
  if (SPEAKS_OF_ONESELF.test(first)) return false
  return (
    TRADES.some((trade) => trade.test(start)) || [...TASKS_OF_PROGRAMS, DESCRIPTION].some((task) => isTask(task, start))
  )
}

function isTask({ asks, about, form }: Task, text: string): boolean {
  return asks.test(text.slice(0, ASKED_WITHIN)) && about.test(text) && form.test(text)
}

const OPENING_CHARACTERS = 700
const ASKED_WITHIN = 300
const FIRST_SENTENCE = /^(?:[^.!?:\n]|\.(?=\.)|(?<=\.)\.){0,300}/
const SPEAKS_OF_ONESELF = /\b(?:i|i'm|(?<!help )me|my|mine|we|us)\b|\bour (?!conversation|discussion|chat)/i

const EDGE_CHARACTERS = 1_500

/** Instructions of a helper are at either end, the quoted conversation between them. */
function edgesOf(text: string): string {
  const near =
    text.length <= 4 * EDGE_CHARACTERS
      ? text
      : `${text.slice(0, 2 * EDGE_CHARACTERS)}\n${text.slice(-2 * EDGE_CHARACTERS)}`
  const all = stripBlocks(near)
  return (
    all.length <= 2 * EDGE_CHARACTERS ? all : `${all.slice(0, EDGE_CHARACTERS)}\n${all.slice(-EDGE_CHARACTERS)}`
  ).trim()
}

/** Sentences that only clients write, at the start of a line of the system message or the last user message. */
const TASKS: readonly RegExp[] = [
  // Titles and topics.
  /^analyze if this message indicates a new conversation topic\b/im,
  /^summarize this coding conversation in under \d+ characters\b/im,
  /^you name (?:chat|coding) sessions\b/im,
  /\byour job is to provide a short title for a task\b/i,
  /^generate a concise ui title\b/im,
  /\byou have access to a set of tools you can use to generate the conversation title\b/i,
  /^generate a concise,? sentence-case title\b/im,
  // A summary that takes the conversation's place.
  /^(?:critical: [^\n]{0,80}\n[\s\S]{0,600})?your task is to create a detailed summary of (?:the|this) conversation\b/im,
  /^you are performing a context checkpoint compaction\b/im,
  /^the current conversation is rapidly running out of context\b/im,
  /<explicit_instructions type="(?:summarize_task|condense|new_task)">/i,
  /^you are a helpful ai assistant tasked with summarizing conversations\b/im,
  /^summarize the conversation by integrating new lines into the current summary\b/im,
  /^the user stepped away and is coming back\b/im,
  // Suggested replies and rewritten prompts.
  /^\[suggestion mode: suggest what the user might\b/im,
  /^generate 0 to \d hyperpersonalized suggestions\b/im,
  /^generate an enhanced version of this prompt \(reply with only\b/im,
  // Warm-up requests and session status.
  /^(?:warmup|quota)$/i,
  /^describe your most recent action in \d/im,
  /^first, reason in your scratchpad\. then, generate the <state_snapshot>/im,
  // Questions about a command, a file, a page or a tool call.
  /^your task is to process bash commands that an ai coding agent wants to run\b/im,
  /^extract any file paths that this command reads or modifies\b/im,
  /^you are an expert at analyzing git history\b/im,
  /^the following is the codex agent history whose request action you are assessing\b/im,
  /^available tools: [\s\S]*\byour task is to choose and return the correct tool\(s\)/i,
  /^based on the following git diff, generate a concise and descriptive commit message\b/im,
]

const IN_SYSTEM: readonly RegExp[] = [
  /^you are an? (?:[\w-]+ ){0,3}(?:title|tag|summary|autocomplet\w*|follow-?up) (?:generator|generation|system|assistant|engine|model|agent)\b/i,
  /\boutput only an? (?:thread|conversation|chat|session) title\b/i,
  /\b(?:generate|write|create|come up with) an? [^.\n]{0,60}\btitle\b[^.\n]{0,60}\b(?:conversation|chat|thread|session)\b/i,
  /\bsummarize the user'?s conversation into a title\b/i,
  // A model that maintains a client's own memory.
  /\bset_memory\b[\s\S]{0,1500}\bdelete_memory\b/i,
  /将用户的会话总结为.{0,12}标题/,
]
const IN_USER: readonly RegExp[] = [
  // Templates that say "### Task:" and quote the conversation (Open WebUI).
  expression("i")`
    ^###\s{0,3}task:\s{1,9}(?:generate|suggest|analyze|create|you are an? autocompletion|your task is to reflect)
    [\s\S]*(?:<chat_history>|chat history|<context>|### (?:input|output|examples))
  `,
  /^your task is to reflect the speaker'?s likely facial expression\b/i,
  /^you have been provided with a set of responses from various models to the latest user query\b/i,
  expression("i")`
    ^(?:please )?(?:provide|generate|write|create|suggest) an? (?:very )?(?:concise|short|brief)?,?[^\n]{0,40}\b\d+
    (?:[- ](?:to )?\d+)?[- ]?(?:-?words?|characters?)[^\n]{0,40}\btitle\b[^\n]{0,80}\b(?:conversation|chat|dialogue
    |thread|exchange)\b
  `,
  /^(?:please )?write an? \d+[-–]\d+ word title for the following conversation\b/i,
  /^analyze this conversation and provide:\s{1,9}1\. the detected language\b/i,
  /^(?:summarize|name) (?:this|the)(?: [\w-]+)? (?:conversation|chat)\b[^\n]{0,60}\b(?:\d+ characters|\d+ words|title)\b/i,
  /^based on the (?:chat|conversation) history,? give this conversation a (?:name|title)\b/i,
  /^(?:generate|suggest) (?:\d|three|two|a few)[^\n]{0,30}\b(?:tags|follow-?up questions)\b[^\n]{0,80}\b(?:conversation|chat history)\b/i,
  /^web page content:\n---\n/i,
  /^summarize in an? \d+-word title\b/i,
]
