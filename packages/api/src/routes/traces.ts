import type { Route } from "../route.ts"
import {
  replayBody,
  replayResult,
  traceId,
  traceListQuery,
  tracePage,
  traceQuery,
  wholeTrace,
} from "../schemas/trace.ts"

/** Traces of gateway requests: the memories given and the memories created. */
export const traceRoutes = {
  listTraces: {
    method: "GET",
    path: "/api/traces",
    summary: "What requests were given and what was kept of them, newest first; without any text",
    access: "user",
    query: traceListQuery,
    responses: { 200: tracePage },
  },
  getTrace: {
    method: "GET",
    path: "/api/traces/{id}",
    summary: "One request by the id of its header x-keepsake-trace, with the memories that it names as they stand now",
    access: "user",
    params: traceId,
    query: traceQuery,
    responses: { 200: wholeTrace },
  },
  replayTrace: {
    method: "POST",
    path: "/api/traces/{id}/replay",
    summary: "The same request asked again of what is known now, explained, beside what it was given then",
    access: "user",
    looks: true,
    params: traceId,
    body: replayBody,
    responses: { 200: replayResult },
  },
} as const satisfies Record<string, Route>
