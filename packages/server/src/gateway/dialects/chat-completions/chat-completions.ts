import type { Dialect } from "../dialect.ts"
import { chatDemo } from "./demo.ts"
import { endsWithDone, readChatReply } from "./reply.ts"
import { readChat } from "./request.ts"

/** `POST /v1/chat/completions`. */
export const chatCompletions: Dialect = {
  field: "messages",
  read: readChat,
  readReply: readChatReply,
  beginsLastEvent: endsWithDone,
  demo: chatDemo,
}
