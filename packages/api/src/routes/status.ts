import { z } from "zod"
import { endpoint, type Route } from "../route.ts"
import { tenantNames } from "../schemas/names.ts"
import { aliveSchema, readySchema, seenSchema, statusSchema } from "../schemas/status.ts"

/** Status, health and readiness. */
export const statusRoutes = {
  status: {
    ...endpoint("user", "GET", "/api/status"),
    summary: "Get version, upstreams, store, warnings and what this key may see",
    query: z.strictObject({ ...tenantNames }),
    responses: { 200: statusSchema },
  },
  seen: {
    ...endpoint("user", "GET", "/api/seen"),
    summary: "Get the time of the last gateway request and of the last MCP call, to verify a client's connection",
    query: z.strictObject({ ...tenantNames }),
    responses: { 200: seenSchema },
  },
  alive: {
    ...endpoint("public", "GET", "/healthz"),
    summary: "Report that the process is alive",
    responses: { 200: aliveSchema },
  },
  ready: {
    ...endpoint("public", "GET", "/readyz"),
    summary: "Report whether the store is available; 503 if not",
    responses: { 200: readySchema },
  },
} as const satisfies Record<string, Route>
