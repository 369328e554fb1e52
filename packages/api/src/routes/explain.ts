import type { Route } from "../route.ts"
import { explainBody, explained } from "../schemas/explain.ts"
import { playedOut, playgroundBody } from "../schemas/playground.ts"

/** Why a recall gives what it gives, and what a request would become. Neither sends nor keeps anything. */
export const explainRoutes = {
  explain: {
    method: "POST",
    path: "/api/explain",
    summary: "What every step of a recall decided, and why given memories were chosen or not",
    access: "user",
    looks: true,
    body: explainBody,
    responses: { 200: explained },
  },
  playground: {
    method: "POST",
    path: "/api/playground",
    summary: "The exact payload that a request would become; nothing is sent and nothing is kept",
    access: "user",
    looks: true,
    body: playgroundBody,
    responses: { 200: playedOut },
  },
} as const satisfies Record<string, Route>
