import { type ClientRequest, user, WRAPPED } from "./client-request.ts"

/** Agents that stand in a chat channel put where a message came from before it. */
export const channels: readonly ClientRequest[] = [
  {
    what: "a message with its sender",
    messages: [
      user(
        "Conversation info (untrusted metadata):",
        "```json",
        `{ "message_id": "1", "chat": "${WRAPPED}" }`,
        "```",
        "",
        "Sender (untrusted metadata):",
        "```json",
        `{ "name": "${WRAPPED}" }`,
        "```",
        "",
        "I take the early train",
      ),
    ],
    typed: "I take the early train",
  },
  {
    what: "a message that answers another",
    messages: [
      user(
        "Replied message (untrusted, for context):",
        "```json",
        `{ "body": "Bob prefers ${WRAPPED}" }`,
        "```",
        "",
        "I do not",
      ),
    ],
    typed: "I do not",
    read: "Bob prefers",
  },
  {
    what: "a message with its time",
    messages: [user("[Sat 2026-02-14 18:49 GMT-3] I take the early train")],
    typed: "I take the early train",
  },
  {
    what: "a message with its channel",
    messages: [user(`[Telegram ${WRAPPED} id:12 2026-02-14 18:49] I take the early train`)],
    typed: "I take the early train",
  },
]
