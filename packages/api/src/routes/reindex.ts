import { endpoint, type Route } from "../route.ts"
import { endReindexQuery, newReindex, reindexEstimateSchema, reindexSchema } from "../schemas/reindex.ts"

/** Online re-embedding with another model. */
export const reindexRoutes = {
  reindex: {
    ...endpoint("admin", "GET", "/api/reindex"),
    summary: "Get the embedder in use and the progress of a reindex with another one",
    responses: { 200: reindexSchema },
  },
  startReindex: {
    ...endpoint("admin", "POST", "/api/reindex"),
    summary: "Start embedding every memory with another model, next to the existing vectors",
    body: newReindex,
    responses: { 200: reindexSchema },
  },
  estimateReindex: {
    ...endpoint("admin", "POST", "/api/reindex/estimate"),
    summary: "Count what a reindex would send and cost, without sending a text",
    body: newReindex,
    responses: { 200: reindexEstimateSchema },
  },
  switchReindex: {
    ...endpoint("admin", "POST", "/api/reindex/switch"),
    summary: "Switch to the new vectors; the old model's vectors stay up to date until the reindex is ended",
    responses: { 200: reindexSchema },
  },
  rollBackReindex: {
    ...endpoint("admin", "POST", "/api/reindex/roll-back"),
    summary: "Switch back to the old vectors",
    responses: { 200: reindexSchema },
  },
  endReindex: {
    ...endpoint("admin", "DELETE", "/api/reindex"),
    summary:
      "Cancel the reindex before the switch, or disconnect the old embedder after it; with drop, unused vectors are deleted",
    query: endReindexQuery,
    responses: { 200: reindexSchema },
  },
} as const satisfies Record<string, Route>
