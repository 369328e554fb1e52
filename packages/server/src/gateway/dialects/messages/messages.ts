import type { Dialect } from "../dialect.ts"
import { messagesDemo } from "./demo.ts"
import { endsWithMessageStop, readMessagesReply } from "./reply.ts"
import { readMessages } from "./request.ts"

/** `POST /v1/messages`. */
export const messages: Dialect = {
  field: "messages",
  read: readMessages,
  readReply: readMessagesReply,
  beginsLastEvent: endsWithMessageStop,
  demo: messagesDemo,
}
