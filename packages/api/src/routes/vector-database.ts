import type { Route } from "../route.ts"
import { embedderStatus } from "../schemas/embedder.ts"
import {
  embeddingModels,
  vectorDatabaseChange,
  vectorDatabaseCleanup,
  vectorDatabaseCleanupResult,
  vectorDatabaseHealth,
  vectorDatabaseSettings,
  vectorSearchRequest,
  vectorSearchResult,
} from "../schemas/vector-database.ts"

/** The vector database and the embedder. */
export const vectorDatabaseRoutes = {
  getVectorDatabase: {
    operation: "getQdrant",
    method: "GET",
    path: "/api/settings/qdrant",
    summary: "Whether and where vectors are kept in Qdrant, and what of it is fixed by configuration",
    access: "admin",
    responses: { 200: vectorDatabaseSettings },
  },
  changeVectorDatabase: {
    operation: "changeQdrant",
    method: "PUT",
    path: "/api/settings/qdrant",
    summary: "Change it; takes effect at once, and only when the server answers as a Qdrant that is new enough",
    access: "admin",
    body: vectorDatabaseChange,
    responses: { 200: vectorDatabaseSettings },
  },
  vectorDatabaseHealth: {
    operation: "qdrantHealth",
    method: "GET",
    path: "/api/settings/qdrant/health",
    summary: "Whether the server is ready, how long it takes, its version, points and coverage",
    access: "admin",
    responses: { 200: vectorDatabaseHealth },
  },
  searchVectors: {
    operation: "searchQdrant",
    method: "POST",
    path: "/api/settings/qdrant/search",
    summary: "Ask one tenant's memories by vector alone, with scores",
    access: "admin",
    body: vectorSearchRequest,
    responses: { 200: vectorSearchResult },
  },
  cleanUpVectorDatabase: {
    operation: "cleanQdrant",
    method: "POST",
    path: "/api/settings/qdrant/cleanup",
    summary: "Count what has expired; with dryRun false and confirm true erase it",
    access: "admin",
    body: vectorDatabaseCleanup,
    responses: { 200: vectorDatabaseCleanupResult },
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
