import type { Message } from "../../contract/turn.ts"

/**
 * Whether a request is a client's own, made beside a conversation: a title, tags, follow-up questions, a search query, a completion. Memory is off
 * for it: nobody asked it, and what it quotes was captured before. Looks at the first system message and at the last message of a user.
 */
export function isHelperRequest(messages: readonly Pick<Message, "role" | "text">[]): boolean {
  const system = messages.find(({ role }) => role === "system")?.text ?? ""
  const user = messages.findLast(({ role }) => role === "user")?.text ?? ""
  return (
    IN_SYSTEM.some((pattern) => pattern.test(edges(system))) || IN_USER.some((pattern) => pattern.test(edges(user)))
  )
}

const EDGE = 1_500

/** The instructions of a helper stand at either end; the conversation that it quotes lies between. */
function edges(text: string): string {
  const all = text.length <= 2 * EDGE ? text : `${text.slice(0, EDGE)}\n${text.slice(-EDGE)}`
  return all.trim()
}

const IN_SYSTEM: readonly RegExp[] = [
  /^you are an? (?:[\w-]+ ){0,3}(?:title|tag|summary|autocomplet\w*|follow-?up) (?:generator|generation|system|assistant)\b/i,
  /\boutput only an? (?:thread|conversation|chat|session) title\b/i,
  /\banalyze if this message indicates a new conversation topic\b/i,
  /\b(?:generate|write|create|come up with) an? [^.\n]{0,60}\btitle\b[^.\n]{0,60}\b(?:conversation|chat|thread|session)\b/i,
  /\bsummarize the user'?s conversation into a title\b/i,
  /将用户的会话总结为.{0,12}标题/,
]
const IN_USER: readonly RegExp[] = [
  // Templates that say "### Task:" and quote the conversation (Open WebUI).
  /^###\s*task:\s*\n+\s*(?:generate|suggest|analyze|create|you are an? autocompletion)[\s\S]*(?:<chat_history>|chat history|<context>|### input)/i,
  /^(?:please )?(?:provide|generate|write|create|suggest) an? (?:very )?(?:concise|short|brief)?,?[^\n]{0,40}\b\d+(?:[- ](?:to )?\d+)?[- ]?(?:-?words?|characters?)[^\n]{0,40}\btitle\b[^\n]{0,80}\b(?:conversation|chat|dialogue|thread|exchange)\b/i,
  /^(?:please )?write an? \d+-\d+ word title for the following conversation\b/i,
  /^(?:summarize|name) (?:this|the)(?: [\w-]+)? (?:conversation|chat)\b[^\n]{0,60}\b(?:\d+ characters|\d+ words|title)\b/i,
  /^based on the (?:chat|conversation) history,? give this conversation a (?:name|title)\b/i,
  /^(?:generate|suggest) (?:\d|three|two|a few)[^\n]{0,30}\b(?:tags|follow-?up questions)\b[^\n]{0,80}\b(?:conversation|chat history)\b/i,
]
