import type { Route } from "../route.ts"
import {
  agentList,
  ingestBody,
  ingested,
  instanceMemories,
  instanceMemoriesGone,
  instanceMemoriesQuery,
  instanceQuery,
  memoriesGone,
  memorySettings,
  memorySettingsChange,
  newInstanceMemory,
  oneInstanceMemory,
} from "../schemas/compat.ts"
import { successResult } from "../schemas/done.ts"
import { memoryId } from "../schemas/memory.ts"

/** Compatible paths and names for clients of OmniRoute, Osaurus and Polyant. */
export const compatRoutes = {
  getMemorySettings: {
    method: "GET",
    path: "/api/settings/memory",
    summary: "The memory settings, under OmniRoute's names too",
    access: "admin",
    responses: { 200: memorySettings },
  },
  setMemorySettings: {
    method: "PUT",
    path: "/api/settings/memory",
    summary: "Change memory settings, under OmniRoute's names too",
    access: "admin",
    body: memorySettingsChange,
    responses: { 200: memorySettings },
  },
  ingestTurns: {
    method: "POST",
    path: "/memory/ingest",
    summary: "Keep the turns of a conversation that is over; answers once they are durable (Osaurus)",
    access: "user",
    body: ingestBody,
    responses: { 200: ingested },
  },
  listAgents: {
    method: "GET",
    path: "/agents",
    summary: "Agents that memories are marked with, and how many (Osaurus)",
    access: "user",
    responses: { 200: agentList },
  },
  listInstanceMemories: {
    method: "GET",
    path: "/memories",
    summary: "An instance's memories, newest first or ranked (Polyant); its instance is a tenant here",
    access: "user",
    query: instanceMemoriesQuery,
    responses: { 200: instanceMemories },
  },
  addInstanceMemory: {
    method: "POST",
    path: "/memories",
    summary: "Keep one memory of an instance; the next turn may use it (Polyant)",
    access: "user",
    body: newInstanceMemory,
    responses: { 200: oneInstanceMemory, 201: oneInstanceMemory },
  },
  deleteInstanceMemory: {
    method: "DELETE",
    path: "/memories/{id}",
    summary: "Take one memory of an instance out of every read (Polyant)",
    access: "user",
    params: memoryId,
    query: instanceQuery,
    responses: { 200: successResult },
  },
  deleteInstanceMemories: {
    method: "DELETE",
    path: "/memories",
    summary: "Take several memories of an instance, or all, out of every read (Polyant)",
    access: "user",
    query: instanceMemoriesGone,
    responses: { 200: memoriesGone },
  },
} as const satisfies Record<string, Route>
