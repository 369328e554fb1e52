import type { Route } from "../route.ts"
import { explainBody, explanationSchema } from "../schemas/explain.ts"
import { playgroundBody, playgroundResult } from "../schemas/playground.ts"

/** Explains recall, and shows what a request would become. Nothing is sent or stored. */
export const explainRoutes = {
  explain: {
    method: "POST",
    path: "/api/explain",
    summary: "What every step of a recall decided, and why given memories were chosen or not",
    access: "user",
    looks: true,
    body: explainBody,
    responses: { 200: explanationSchema },
  },
  playground: {
    method: "POST",
    path: "/api/playground",
    summary: "The exact payload that a request would become; nothing is sent and nothing is kept",
    access: "user",
    looks: true,
    body: playgroundBody,
    responses: { 200: playgroundResult },
  },
} as const satisfies Record<string, Route>
