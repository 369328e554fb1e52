import { z } from "zod"
import type { Route } from "../route.ts"
import { successResult } from "../schemas/done.ts"
import { signedInSchema, signInBody } from "../schemas/sign-in.ts"

/** Browser sessions. */
export const signInRoutes = {
  signIn: {
    method: "POST",
    path: "/api/sign-in",
    summary: "Sign a browser in for twelve hours: the answer sets a cookie that opens the management API",
    access: "public",
    body: signInBody,
    responses: { 200: signedInSchema },
  },
  signedIn: {
    method: "GET",
    path: "/api/sign-in",
    summary: "Who is signed in at this browser; null for nobody",
    access: "public",
    responses: { 200: z.object({ session: signedInSchema.nullable() }) },
  },
  signOut: {
    method: "DELETE",
    path: "/api/sign-in",
    summary: "Sign this browser out",
    access: "public",
    responses: { 200: successResult },
  },
} as const satisfies Record<string, Route>
