import { z } from "zod"
import { endpoint, type Route } from "../route.ts"
import { warningFields } from "../schemas/codes.ts"
import { vectorCoverage } from "../schemas/status.ts"
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

const embedderStatus = z.object({
  configured: z.boolean(),
  space: z.string().nullable(),
  dimensions: z.int().nullable(),
  coverage: vectorCoverage.omit({ space: true }).nullable().describe("memories of all tenants in every status"),
  usage: z
    .object({ requests: z.int(), tokens: z.int(), mostTokens: z.int().nullable() })
    .nullable()
    .describe("usage of today (UTC); mostTokens is the daily limit"),
  paused: z.boolean(),
  why: z.string().nullable().describe("why no vectors are created at present"),
  until: z.int().nullable().describe("time of the next attempt in milliseconds since 1970"),
  ...warningFields,
})

/** The vector database and the embedder. */
export const vectorDatabaseRoutes = {
  getVectorDatabase: {
    operation: "getQdrant",
    ...endpoint("admin", "GET", "/api/settings/qdrant"),
    summary: "Get whether and where vectors are stored in Qdrant, and what configuration fixes",
    responses: { 200: vectorDatabaseSettings },
  },
  changeVectorDatabase: {
    operation: "changeQdrant",
    ...endpoint("admin", "PUT", "/api/settings/qdrant"),
    summary: "Change the vector database; takes effect at once, if the server is a supported Qdrant version",
    body: vectorDatabaseChange,
    responses: { 200: vectorDatabaseSettings },
  },
  vectorDatabaseHealth: {
    operation: "qdrantHealth",
    ...endpoint("admin", "GET", "/api/settings/qdrant/health"),
    summary: "Get readiness, latency, version, points and coverage of the vector database",
    responses: { 200: vectorDatabaseHealth },
  },
  searchVectors: {
    operation: "searchQdrant",
    ...endpoint("admin", "POST", "/api/settings/qdrant/search"),
    summary: "Search one tenant's memories by vector alone, with scores",
    body: vectorSearchRequest,
    responses: { 200: vectorSearchResult },
  },
  cleanUpVectorDatabase: {
    operation: "cleanQdrant",
    ...endpoint("admin", "POST", "/api/settings/qdrant/cleanup"),
    summary: "Count expired memories; with dryRun false and confirm true erase them",
    body: vectorDatabaseCleanup,
    responses: { 200: vectorDatabaseCleanupResult },
  },
  embeddingModels: {
    ...endpoint("admin", "GET", "/api/settings/qdrant/embedding-models"),
    summary: "List the embedder's models, its own first",
    responses: { 200: embeddingModels },
  },
  embedderStatus: {
    ...endpoint("admin", "GET", "/api/embedder/status"),
    summary: "Get the embedder's state, its usage today, and why it is paused",
    responses: { 200: embedderStatus },
  },
} as const satisfies Record<string, Route>
