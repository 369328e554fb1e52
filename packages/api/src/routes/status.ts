import { z } from "zod"
import type { Route } from "../route.ts"
import { tenantNames } from "../schemas/names.ts"
import { aliveSchema, readySchema, seenSchema, statusSchema } from "../schemas/status.ts"

/** Status, health and readiness. */
export const statusRoutes = {
  status: {
    method: "GET",
    path: "/api/status",
    summary: "What is running, where requests go and what this key may see",
    access: "user",
    query: z.strictObject({ ...tenantNames }),
    responses: { 200: statusSchema },
  },
  seen: {
    method: "GET",
    path: "/api/seen",
    summary:
      "When somebody last asked through the gateway, and an agent over MCP: whether a client is connected rightly",
    access: "user",
    query: z.strictObject({ ...tenantNames }),
    responses: { 200: seenSchema },
  },
  alive: {
    method: "GET",
    path: "/healthz",
    summary: "The process answers",
    access: "public",
    responses: { 200: aliveSchema },
  },
  ready: {
    method: "GET",
    path: "/readyz",
    summary: "The store answers; 503 while it does not",
    access: "public",
    responses: { 200: readySchema },
  },
} as const satisfies Record<string, Route>
