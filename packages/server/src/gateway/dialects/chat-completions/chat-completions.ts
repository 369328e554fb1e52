import type { Dialect } from "../dialect.ts"
import { chatDemo } from "./demo.ts"
import { endsWithDone, readChatReply } from "./reply.ts"
import { readChat } from "./request.ts"

export const chatCompletions: Dialect = {
  name: "chat-completions",
  path: "/v1/chat/completions",
  field: "messages",
  read: readChat,
  readReply: readChatReply,
  beginsLastEvent: endsWithDone,
  demo: chatDemo,
}
