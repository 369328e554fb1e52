import type { Dialect } from "../dialect.ts"
import { responsesDemo } from "./demo.ts"
import { beginsEnd, responsesReply } from "./reply.ts"
import { readResponses } from "./request.ts"

/** `POST /v1/responses`. */
export const responses: Dialect = {
  field: "input",
  read: readResponses,
  reply: responsesReply,
  beginsLastEvent: beginsEnd,
  demo: responsesDemo,
}
