import type { Route } from "../route.ts"
import { acknowledged, queuePage, queueQuery, retryBody, retryResult } from "../schemas/queue.ts"

/** The background queue. */
export const queueRoutes = {
  queue: {
    method: "GET",
    path: "/api/queue",
    summary: "What waits, and the jobs that were given up, with why",
    access: "admin",
    query: queueQuery,
    responses: { 200: queuePage },
  },
  retryJobs: {
    method: "POST",
    path: "/api/queue/retry",
    summary: "Try jobs again that were given up",
    access: "admin",
    body: retryBody,
    responses: { 200: retryResult },
  },
  acknowledgeLost: {
    method: "POST",
    path: "/api/queue/acknowledge",
    summary: "Say that the turns that were lost are known of: they are told no more",
    access: "admin",
    responses: { 200: acknowledged },
  },
} as const satisfies Record<string, Route>
