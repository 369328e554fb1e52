import type { Route } from "../route.ts"
import { compactResult } from "../schemas/done.ts"
import { reconciledSchema } from "../schemas/reconciled.ts"
import { scanBody, scanPage } from "../schemas/scan.ts"

/** Maintenance of the whole store. */
export const upkeepRoutes = {
  scanMemories: {
    method: "POST",
    path: "/api/scan",
    summary: "Look for secrets in a stretch of what is stored; with redact take them out",
    access: "admin",
    body: scanBody,
    responses: { 200: scanPage },
  },
  compactStore: {
    method: "POST",
    path: "/api/compact",
    summary: "Write the files anew, so that nothing that was erased stands in them",
    access: "admin",
    responses: { 200: compactResult },
  },
  reconcile: {
    method: "POST",
    path: "/api/reconcile",
    summary:
      "Compare records with the vectors in a second database, repair what differs, and embed what has no vector; answers when done",
    access: "admin",
    responses: { 200: reconciledSchema },
  },
} as const satisfies Record<string, Route>
