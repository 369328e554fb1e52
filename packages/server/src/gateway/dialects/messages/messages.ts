import type { Dialect } from "../dialect.ts"
import { messagesDemo } from "./demo.ts"
import { isStop, messagesReply } from "./reply.ts"
import { readMessages } from "./request.ts"

/** `POST /v1/messages`. */
export const messages: Dialect = {
  field: "messages",
  read: readMessages,
  reply: messagesReply,
  beginsLastEvent: isStop,
  demo: messagesDemo,
}
