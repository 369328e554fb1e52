import type { Route } from "../route.ts"
import { embedderStatus } from "../schemas/embedder.ts"
import {
  embeddingModels,
  qdrantChange,
  qdrantCleanup,
  qdrantCleanupResult,
  qdrantHealth,
  qdrantSearch,
  qdrantSearchResult,
  qdrantSettings,
} from "../schemas/qdrant.ts"

/** The vector database and the embedder. */
export const qdrantRoutes = {
  getQdrant: {
    method: "GET",
    path: "/api/settings/qdrant",
    summary: "Whether and where vectors are kept in Qdrant, and what of it is fixed by configuration",
    access: "admin",
    responses: { 200: qdrantSettings },
  },
  changeQdrant: {
    method: "PUT",
    path: "/api/settings/qdrant",
    summary: "Change it; takes effect at once, and only when the server answers as a Qdrant that is new enough",
    access: "admin",
    body: qdrantChange,
    responses: { 200: qdrantSettings },
  },
  qdrantHealth: {
    method: "GET",
    path: "/api/settings/qdrant/health",
    summary: "Whether the server is ready, how long it takes, its version, points and coverage",
    access: "admin",
    responses: { 200: qdrantHealth },
  },
  searchQdrant: {
    method: "POST",
    path: "/api/settings/qdrant/search",
    summary: "Ask one tenant's memories by vector alone, with scores",
    access: "admin",
    body: qdrantSearch,
    responses: { 200: qdrantSearchResult },
  },
  cleanQdrant: {
    method: "POST",
    path: "/api/settings/qdrant/cleanup",
    summary: "Count what has expired; with dryRun false and confirm true erase it",
    access: "admin",
    body: qdrantCleanup,
    responses: { 200: qdrantCleanupResult },
  },
  embeddingModels: {
    method: "GET",
    path: "/api/settings/qdrant/embedding-models",
    summary: "The embedder's models, its own first",
    access: "admin",
    responses: { 200: embeddingModels },
  },
  embedderStatus: {
    method: "GET",
    path: "/api/embedder/status",
    summary: "What the embedder has done and used today, and why it rests",
    access: "admin",
    responses: { 200: embedderStatus },
  },
} as const satisfies Record<string, Route>
