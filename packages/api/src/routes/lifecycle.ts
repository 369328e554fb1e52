import { endpoint, type Route } from "../route.ts"
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
    ...endpoint("user", "PUT", "/api/memory/{id}"),
    summary: "Update a memory; earlier versions stay in its history",
    params: memoryId,
    body: updateBody,
    responses: { 200: changedMemory },
  },
  memoryHistory: {
    ...endpoint("user", "GET", "/api/memory/{id}/history"),
    summary: "List the versions of a memory, also of a deleted one, newest first, each with a diff to the previous one",
    params: memoryId,
    query: historyQuery,
    responses: { 200: historyPage },
  },
  restoreMemory: {
    ...endpoint("user", "POST", "/api/memory/{id}/restore"),
    summary: "Restore a version as a new revision, also of a deleted memory; without a revision, undo the last change",
    params: memoryId,
    body: restoreBody,
    responses: { 200: changedMemory },
  },
  judgeMemory: {
    ...endpoint("user", "POST", "/api/memory/{id}/feedback"),
    summary: "Rate a memory as useful, wrong or outdated",
    params: memoryId,
    body: feedbackBody,
    responses: { 200: changedMemory },
  },
  changeMemories: {
    ...endpoint("user", "POST", "/api/memory/bulk"),
    summary: "Apply one action to many memories, with a preview",
    body: bulkBody,
    responses: { 200: bulkResult },
  },
  listReview: {
    ...endpoint("user", "GET", "/api/review"),
    summary: "List quarantined, conflicting and duplicate memories that wait for review",
    query: reviewQuery,
    responses: { 200: reviewPage },
  },
  decideReview: {
    ...endpoint("user", "POST", "/api/review/{id}"),
    summary: "Accept, merge or reject a memory that waits for review",
    params: memoryId,
    body: decisionBody,
    responses: { 200: decisionResult },
  },
} as const satisfies Record<string, Route>
