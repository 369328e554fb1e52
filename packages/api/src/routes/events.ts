import type { Route } from "../route.ts"
import { eventsQuery, memoryEvent } from "../schemas/event.ts"

/** The change feed. */
export const eventRoutes = {
  events: {
    method: "GET",
    path: "/api/events",
    summary: "Every change of the memories that this key may see, as server-sent events; goes on behind Last-Event-ID",
    access: "user",
    query: eventsQuery,
    answersEvents: memoryEvent,
    responses: {},
  },
} as const satisfies Record<string, Route>
