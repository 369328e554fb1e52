import { z } from "zod"
import { endpoint, type Route } from "../route.ts"
import { successResult } from "../schemas/results.ts"
import { signedInSchema, signInBody } from "../schemas/sign-in.ts"

/** Browser sessions. */
export const signInRoutes = {
  signIn: {
    ...endpoint("public", "POST", "/api/sign-in"),
    summary: "Sign a browser in for twelve hours: sets a cookie for the management API",
    body: signInBody,
    responses: { 200: signedInSchema },
  },
  signedIn: {
    ...endpoint("public", "GET", "/api/sign-in"),
    summary: "Get the session of this browser; null if signed out",
    responses: { 200: z.object({ session: signedInSchema.nullable() }) },
  },
  signOut: {
    ...endpoint("public", "DELETE", "/api/sign-in"),
    summary: "Sign this browser out",
    responses: { 200: successResult },
  },
} as const satisfies Record<string, Route>
