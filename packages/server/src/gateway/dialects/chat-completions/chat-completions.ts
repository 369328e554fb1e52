import type { Dialect } from "../dialect.ts"
import { chatDemo } from "./demo.ts"
import { chatReply, isDone } from "./reply.ts"
import { readChat } from "./request.ts"

/** `POST /v1/chat/completions`. */
export const chatCompletions: Dialect = {
  field: "messages",
  read: readChat,
  reply: chatReply,
  beginsLastEvent: isDone,
  demo: chatDemo,
}
