import { z } from "zod"
import type { Route } from "../route.ts"
import { contextBody, contextResult } from "../schemas/context.ts"
import { deleteResult } from "../schemas/done.ts"
import { extractBody, extractResult } from "../schemas/extract.ts"
import {
  addedMemory,
  deleteQuery,
  listQuery,
  memoryId,
  memoryPage,
  memorySchema,
  newMemory,
  oneMemoryQuery,
  searchBody,
  searchResult,
} from "../schemas/memory.ts"
import { healthSchema } from "../schemas/status.ts"

/** Add, search, read and delete memories. */
export const memoryRoutes = {
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
    looks: true,
    body: searchBody,
    responses: { 200: searchResult },
  },
  memoryContext: {
    method: "POST",
    path: "/api/memory/context",
    summary: "What a request would carry: the profile and what bears on a query, inside the token budget",
    access: "user",
    looks: true,
    body: contextBody,
    responses: { 200: contextResult },
  },
  extract: {
    method: "POST",
    path: "/api/extract",
    summary:
      "What would be remembered of a user's message, by which rule, and what would become of it; nothing is stored",
    access: "user",
    looks: true,
    body: extractBody,
    responses: { 200: extractResult },
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
    responses: { 200: deleteResult },
  },
} as const satisfies Record<string, Route>
