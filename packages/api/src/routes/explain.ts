import { endpoint, type Route } from "../route.ts"
import { explainBody, explanationSchema } from "../schemas/explain.ts"
import { playgroundBody, playgroundResult } from "../schemas/playground.ts"

/** Explains recall, and shows what a request would become. Nothing is sent or stored. */
export const explainRoutes = {
  explain: {
    ...endpoint("user", "POST", "/api/explain"),
    summary: "Explain each step of a recall, and why the given memories were or were not selected",
    isReadOnly: true,
    body: explainBody,
    responses: { 200: explanationSchema },
  },
  playground: {
    ...endpoint("user", "POST", "/api/playground"),
    summary: "Show the exact payload that a request would become; nothing is sent or stored",
    isReadOnly: true,
    body: playgroundBody,
    responses: { 200: playgroundResult },
  },
} as const satisfies Record<string, Route>
