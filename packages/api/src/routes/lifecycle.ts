import type { Route } from "../route.ts"
import {
  bulkBody,
  bulkResult,
  changedMemory,
  decisionBody,
  decisionResult,
  feedbackBody,
  historyPage,
  historyQuery,
  restoreBody,
  reviewPage,
  reviewQuery,
  updateBody,
} from "../schemas/lifecycle.ts"
import { memoryId } from "../schemas/memory.ts"

/** Update, history, feedback, bulk changes and review. */
export const lifecycleRoutes = {
  updateMemory: {
    method: "PUT",
    path: "/api/memory/{id}",
    summary: "Change a memory; its earlier versions stay in its history",
    access: "user",
    params: memoryId,
    body: updateBody,
    responses: { 200: changedMemory },
  },
  memoryHistory: {
    method: "GET",
    path: "/api/memory/{id}/history",
    summary: "Every version of a memory, newest first, also of a deleted one, each against the one before",
    access: "user",
    params: memoryId,
    query: historyQuery,
    responses: { 200: historyPage },
  },
  restoreMemory: {
    method: "POST",
    path: "/api/memory/{id}/restore",
    summary:
      "Put a version back as the next revision, also of a deleted memory; without a revision undo the last change",
    access: "user",
    params: memoryId,
    body: restoreBody,
    responses: { 200: changedMemory },
  },
  judgeMemory: {
    method: "POST",
    path: "/api/memory/{id}/feedback",
    summary: "Say that a memory was useful, is wrong, or is outdated",
    access: "user",
    params: memoryId,
    body: feedbackBody,
    responses: { 200: changedMemory },
  },
  changeMemories: {
    method: "POST",
    path: "/api/memory/bulk",
    summary: "Do the same to many memories, after a preview of which they are",
    access: "user",
    body: bulkBody,
    responses: { 200: bulkResult },
  },
  listReview: {
    method: "GET",
    path: "/api/review",
    summary: "What was set aside or conflicts, and waits for a person's decision",
    access: "user",
    query: reviewQuery,
    responses: { 200: reviewPage },
  },
  decideReview: {
    method: "POST",
    path: "/api/review/{id}",
    summary: "Accept, merge or reject a memory that waits for review",
    access: "user",
    params: memoryId,
    body: decisionBody,
    responses: { 200: decisionResult },
  },
} as const satisfies Record<string, Route>
