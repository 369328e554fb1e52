import { clientRoutes } from "virtual:keepsake-routes"
import { ApiError, createPlainClient } from "@keepsake/api/browser"

/** The session is a cookie; no script ever holds a key. */
export const client = createPlainClient({ url: location.origin, streams: false }, clientRoutes)

/** Whether retrying the call cannot help. */
export function isPermanent(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}
