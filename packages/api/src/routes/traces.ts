import { endpoint, type Route } from "../route.ts"
import {
  replayBody,
  replayResult,
  traceId,
  traceListQuery,
  tracePage,
  traceQuery,
  traceWithMemories,
} from "../schemas/trace.ts"

/** Traces of gateway requests: the memories given and the memories created. */
export const traceRoutes = {
  listTraces: {
    ...endpoint("user", "GET", "/api/traces"),
    summary: "List the memories that requests were given and that were created from them, newest first, without texts",
    query: traceListQuery,
    responses: { 200: tracePage },
  },
  getTrace: {
    ...endpoint("user", "GET", "/api/traces/{id}"),
    summary: "Get a trace by the id in the header x-keepsake-trace, with the current versions of its memories",
    params: traceId,
    query: traceQuery,
    responses: { 200: traceWithMemories },
  },
  replayTrace: {
    ...endpoint("user", "POST", "/api/traces/{id}/replay"),
    summary: "Repeat the recall of a request with current memories, and compare it with the original",
    isReadOnly: true,
    params: traceId,
    body: replayBody,
    responses: { 200: replayResult },
  },
} as const satisfies Record<string, Route>
