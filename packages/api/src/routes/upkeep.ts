import { endpoint, type Route } from "../route.ts"
import { reconcileResult } from "../schemas/reconcile.ts"
import { compactResult } from "../schemas/results.ts"
import { scanBody, scanPage } from "../schemas/scan.ts"

/** Maintenance of the whole store. */
export const upkeepRoutes = {
  scanMemories: {
    ...endpoint("admin", "POST", "/api/scan"),
    summary: "Scan a range of stored memories for secrets; with redact remove them",
    body: scanBody,
    responses: { 200: scanPage },
  },
  compactStore: {
    ...endpoint("admin", "POST", "/api/compact"),
    summary: "Rewrite the files, so that no erased data remains in them",
    responses: { 200: compactResult },
  },
  reconcile: {
    ...endpoint("admin", "POST", "/api/reconcile"),
    summary:
      "Compare records with the vectors in a second database, repair differences, and embed what has no vector; responds when done",
    responses: { 200: reconcileResult },
  },
} as const satisfies Record<string, Route>
