import type { Route } from "../route.ts"
import { endReindexQuery, newReindex, reindexSchema } from "../schemas/reindex.ts"

/** Online re-embedding with another model. */
export const reindexRoutes = {
  reindex: {
    method: "GET",
    path: "/api/reindex",
    summary: "Which embedder is in use, and how far another one is",
    access: "admin",
    responses: { 200: reindexSchema },
  },
  startReindex: {
    method: "POST",
    path: "/api/reindex",
    summary: "Begin to embed every memory with another model, beside the vectors that there are",
    access: "admin",
    body: newReindex,
    responses: { 200: reindexSchema },
  },
  switchReindex: {
    method: "POST",
    path: "/api/reindex/switch",
    summary: "Put the new vectors into use; those of the old model are kept up to date until it is ended",
    access: "admin",
    responses: { 200: reindexSchema },
  },
  rollBackReindex: {
    method: "POST",
    path: "/api/reindex/roll-back",
    summary: "Put the old vectors into use again",
    access: "admin",
    responses: { 200: reindexSchema },
  },
  endReindex: {
    method: "DELETE",
    path: "/api/reindex",
    summary:
      "Before the switch give up, after it let the old embedder go; with drop the vectors that are not in use go too",
    access: "admin",
    query: endReindexQuery,
    responses: { 200: reindexSchema },
  },
} as const satisfies Record<string, Route>
