import { endpoint, type Route } from "../route.ts"
import {
  oneSession,
  oneSessionQuery,
  sessionId,
  sessionPage,
  sessionsQuery,
  undoBody,
  undoResult,
} from "../schemas/lifecycle.ts"

/** Sessions, and undo by source. */
export const sessionRoutes = {
  listSessions: {
    ...endpoint("user", "GET", "/api/sessions"),
    summary: "List the conversations of memories, last active first",
    query: sessionsQuery,
    responses: { 200: sessionPage },
  },
  getSession: {
    ...endpoint("user", "GET", "/api/sessions/{session}"),
    summary: "List the memories of one conversation in chronological order",
    params: sessionId,
    query: oneSessionQuery,
    responses: { 200: oneSession },
  },
  forgetSession: {
    ...endpoint("user", "DELETE", "/api/sessions/{session}"),
    summary: "Undo a conversation: memories that it created are deleted, those that it changed or ended are restored",
    params: sessionId,
    query: oneSessionQuery,
    responses: { 200: undoResult },
  },
  undoSource: {
    ...endpoint("user", "POST", "/api/memory/undo"),
    summary: "Undo everything from one origin, one conversation, or one origin in it",
    body: undoBody,
    responses: { 200: undoResult },
  },
} as const satisfies Record<string, Route>
