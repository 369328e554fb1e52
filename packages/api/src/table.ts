import { z } from "zod"
import type { Route } from "./route.ts"
import { extractBody, extracted } from "./schemas/extract.ts"
import { createdKey, keyId, keyList, newKey } from "./schemas/key.ts"
import {
  addedMemory,
  deleteQuery,
  found,
  listQuery,
  memoryId,
  memoryPage,
  memorySchema,
  newMemory,
  oneMemoryQuery,
  searchBody,
} from "./schemas/memory.ts"
import { tenantNames } from "./schemas/names.ts"
import { scanBody, scanPage } from "./schemas/scan.ts"
import { aliveSchema, healthSchema, readySchema, statusSchema } from "./schemas/status.ts"

const done = z.object({ success: z.literal(true) })

/** The HTTP API. Routes, the OpenAPI document and the client come from here and nowhere else. */
export const routes = {
  listMemories: {
    method: "GET",
    path: "/api/memory",
    summary: "Memories, newest first, or ranked when q is given",
    access: "user",
    query: listQuery,
    responses: { 200: memoryPage },
  },
  addMemory: {
    method: "POST",
    path: "/api/memory",
    summary: "Keep one memory; answers once it is durable and found by search",
    access: "user",
    body: newMemory,
    responses: { 200: addedMemory, 201: addedMemory },
  },
  searchMemories: {
    method: "POST",
    path: "/api/memory/search",
    summary: "Memories that bear on a query, best first, neither gated nor cut to a budget",
    access: "user",
    body: searchBody,
    responses: { 200: found },
  },
  extract: {
    method: "POST",
    path: "/api/extract",
    summary:
      "What would be remembered of a user's message, by which rule, and what would become of it; nothing is stored",
    access: "user",
    body: extractBody,
    responses: { 200: extracted },
  },
  memoryHealth: {
    method: "GET",
    path: "/api/memory/health",
    summary: "Whether a memory can be written, found and erased, and what the queue holds",
    access: "user",
    responses: { 200: healthSchema, 503: healthSchema },
  },
  getMemory: {
    method: "GET",
    path: "/api/memory/{id}",
    summary: "One memory",
    access: "user",
    params: memoryId,
    query: oneMemoryQuery,
    responses: { 200: z.object({ memory: memorySchema }) },
  },
  deleteMemory: {
    method: "DELETE",
    path: "/api/memory/{id}",
    summary: "Take a memory out of every read; with erase=true purge it",
    access: "user",
    params: memoryId,
    query: deleteQuery,
    responses: { 200: done },
  },
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
    summary: "Write the store's files anew, so that nothing that was erased stands in them",
    access: "admin",
    responses: { 200: done },
  },
  status: {
    method: "GET",
    path: "/api/status",
    summary: "What is running, where requests go and what this key may see",
    access: "user",
    query: z.strictObject({ ...tenantNames }),
    responses: { 200: statusSchema },
  },
  listKeys: {
    method: "GET",
    path: "/api/keys",
    summary: "Keys, oldest first, without their secrets",
    access: "admin",
    query: z.strictObject({ ...tenantNames }),
    responses: { 200: keyList },
  },
  createKey: {
    method: "POST",
    path: "/api/keys",
    summary: "Make a key; its secret is in this answer and nowhere else",
    access: "admin",
    body: newKey,
    responses: { 201: createdKey },
  },
  revokeKey: {
    method: "DELETE",
    path: "/api/keys/{id}",
    summary: "Revoke a key at once",
    access: "admin",
    params: keyId,
    responses: { 200: done },
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

export type Routes = typeof routes
export type RouteName = keyof Routes
