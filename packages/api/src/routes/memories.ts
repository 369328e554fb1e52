import { endpoint, type Route } from "../route.ts"
import { contextBody, contextResult } from "../schemas/context.ts"
import { extractBody, extractResult } from "../schemas/extract.ts"
import {
  addedMemory,
  deleteQuery,
  listQuery,
  memoryId,
  memoryPage,
  newMemory,
  oneMemory,
  oneMemoryQuery,
  searchBody,
  searchResult,
} from "../schemas/memory.ts"
import { deleteResult } from "../schemas/results.ts"
import { healthSchema } from "../schemas/status.ts"

/** Add, search, read and delete memories. */
export const memoryRoutes = {
  listMemories: {
    ...endpoint("user", "GET", "/api/memory"),
    summary: "List memories, newest first, or ranked when q is given",
    query: listQuery,
    responses: { 200: memoryPage },
  },
  addMemory: {
    ...endpoint("user", "POST", "/api/memory"),
    summary: "Add a memory; responds once it is durable and searchable",
    body: newMemory,
    responses: { 200: addedMemory, 201: addedMemory },
  },
  searchMemories: {
    ...endpoint("user", "POST", "/api/memory/search"),
    summary: "Search memories that match a query, best first, without gate or token budget",
    isReadOnly: true,
    body: searchBody,
    responses: { 200: searchResult },
  },
  memoryContext: {
    ...endpoint("user", "POST", "/api/memory/context"),
    summary: "Get the context block of a request: the profile and matching memories within the token budget",
    isReadOnly: true,
    body: contextBody,
    responses: { 200: contextResult },
  },
  extract: {
    ...endpoint("user", "POST", "/api/extract"),
    summary: "Show what would be extracted from a user's message, by which rule, and the outcome; nothing is stored",
    isReadOnly: true,
    body: extractBody,
    responses: { 200: extractResult },
  },
  memoryHealth: {
    ...endpoint("user", "GET", "/api/memory/health"),
    summary: "Test whether a memory can be written, found and erased; reports the queue",
    responses: { 200: healthSchema, 503: healthSchema },
  },
  getMemory: {
    ...endpoint("user", "GET", "/api/memory/{id}"),
    summary: "Get a memory",
    params: memoryId,
    query: oneMemoryQuery,
    responses: { 200: oneMemory },
  },
  deleteMemory: {
    ...endpoint("user", "DELETE", "/api/memory/{id}"),
    summary: "Delete a memory; with erase=true purge it",
    params: memoryId,
    query: deleteQuery,
    responses: { 200: deleteResult },
  },
} as const satisfies Record<string, Route>
