import type { Route } from "../route.ts"
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
    method: "GET",
    path: "/api/sessions",
    summary: "Conversations that memories came from, the one that went on last first",
    access: "user",
    query: sessionsQuery,
    responses: { 200: sessionPage },
  },
  getSession: {
    method: "GET",
    path: "/api/sessions/{session}",
    summary: "What came from one conversation, in its order",
    access: "user",
    params: sessionId,
    query: oneSessionQuery,
    responses: { 200: oneSession },
  },
  forgetSession: {
    method: "DELETE",
    path: "/api/sessions/{session}",
    summary: "Take a conversation back: what it made is forgotten, what it changed or ended stands as before it",
    access: "user",
    params: sessionId,
    query: oneSessionQuery,
    responses: { 200: undoResult },
  },
  undoSource: {
    method: "POST",
    path: "/api/memory/undo",
    summary: "Take back all that came from one origin, from one conversation, or from one origin in it",
    access: "user",
    body: undoBody,
    responses: { 200: undoResult },
  },
} as const satisfies Record<string, Route>
