import type { Dialect } from "../dialect.ts"
import { responsesDemo } from "./demo.ts"
import { beginsFinalEvent, readResponsesReply } from "./reply.ts"
import { readResponses } from "./request.ts"

export const responses: Dialect = {
  name: "responses",
  path: "/v1/responses",
  field: "input",
  read: readResponses,
  readReply: readResponsesReply,
  beginsLastEvent: beginsFinalEvent,
  demo: responsesDemo,
}
