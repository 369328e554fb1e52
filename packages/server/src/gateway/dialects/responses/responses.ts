import type { Dialect } from "../dialect.ts"
import { responsesDemo } from "./demo.ts"
import { beginsFinalEvent, readResponsesReply } from "./reply.ts"
import { readResponses } from "./request.ts"

/** `POST /v1/responses`. */
export const responses: Dialect = {
  field: "input",
  read: readResponses,
  readReply: readResponsesReply,
  beginsLastEvent: beginsFinalEvent,
  demo: responsesDemo,
}
