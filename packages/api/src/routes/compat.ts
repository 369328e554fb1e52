import { endpoint, type Route } from "../route.ts"
import {
  agentList,
  deleteInstanceMemoriesQuery,
  deleteInstanceMemoriesResult,
  ingestBody,
  ingestResult,
  instanceMemories,
  instanceMemoriesQuery,
  instanceQuery,
  memorySettings,
  memorySettingsChange,
  newInstanceMemory,
  oneInstanceMemory,
} from "../schemas/compat.ts"
import { memoryId } from "../schemas/memory.ts"
import { successResult } from "../schemas/results.ts"

/** Compatible paths and names for clients of OmniRoute, Osaurus and Polyant. */
export const compatRoutes = {
  getMemorySettings: {
    ...endpoint("admin", "GET", "/api/settings/memory"),
    summary: "Get the memory settings, also under OmniRoute's names",
    responses: { 200: memorySettings },
  },
  setMemorySettings: {
    ...endpoint("admin", "PUT", "/api/settings/memory"),
    summary: "Change memory settings, also under OmniRoute's names",
    body: memorySettingsChange,
    responses: { 200: memorySettings },
  },
  ingestTurns: {
    ...endpoint("user", "POST", "/memory/ingest"),
    summary: "Store the turns of a finished conversation; responds once they are durable (Osaurus)",
    body: ingestBody,
    responses: { 200: ingestResult },
  },
  listAgents: {
    ...endpoint("user", "GET", "/agents"),
    summary: "List the agents of memories with counts (Osaurus)",
    responses: { 200: agentList },
  },
  listInstanceMemories: {
    ...endpoint("user", "GET", "/memories"),
    summary: "List an instance's memories, newest first or ranked (Polyant); the instance is a tenant here",
    query: instanceMemoriesQuery,
    responses: { 200: instanceMemories },
  },
  addInstanceMemory: {
    ...endpoint("user", "POST", "/memories"),
    summary: "Add a memory to an instance; available from the next turn on (Polyant)",
    body: newInstanceMemory,
    responses: { 200: oneInstanceMemory, 201: oneInstanceMemory },
  },
  deleteInstanceMemory: {
    ...endpoint("user", "DELETE", "/memories/{id}"),
    summary: "Delete a memory of an instance (Polyant)",
    params: memoryId,
    query: instanceQuery,
    responses: { 200: successResult },
  },
  deleteInstanceMemories: {
    ...endpoint("user", "DELETE", "/memories"),
    summary: "Delete several or all memories of an instance (Polyant)",
    query: deleteInstanceMemoriesQuery,
    responses: { 200: deleteInstanceMemoriesResult },
  },
} as const satisfies Record<string, Route>
