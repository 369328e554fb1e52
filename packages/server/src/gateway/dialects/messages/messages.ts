import type { Dialect } from "../dialect.ts"
import { messagesDemo } from "./demo.ts"
import { endsWithMessageStop, readMessagesReply } from "./reply.ts"
import { readMessages } from "./request.ts"

export const messages: Dialect = {
  name: "messages",
  path: "/v1/messages",
  field: "messages",
  read: readMessages,
  readReply: readMessagesReply,
  beginsLastEvent: endsWithMessageStop,
  demo: messagesDemo,
}
