import { endpoint, type Route } from "../route.ts"
import {
  consolidationId,
  consolidationPage,
  consolidationQuery,
  itemsBody,
  oneConsolidation,
  oneConsolidationQuery,
  proposeBody,
  proposeResult,
  undoConsolidationBody,
} from "../schemas/consolidation.ts"

/** Proposals to merge repeated statements and to archive idle ones. */
export const consolidationRoutes = {
  listConsolidations: {
    ...endpoint("user", "GET", "/api/consolidation"),
    summary: "List proposals of the last 30 days, newest first",
    query: consolidationQuery,
    responses: { 200: consolidationPage },
  },
  proposeConsolidation: {
    ...endpoint("user", "POST", "/api/consolidation"),
    summary: "Propose which repeated statements to merge and which idle ones to archive; changes no memory",
    body: proposeBody,
    responses: { 200: proposeResult },
  },
  getConsolidation: {
    ...endpoint("user", "GET", "/api/consolidation/{id}"),
    summary: "Get a proposal with its changes and their memories as they are now",
    params: consolidationId,
    query: oneConsolidationQuery,
    responses: { 200: oneConsolidation },
  },
  takeConsolidation: {
    ...endpoint("user", "POST", "/api/consolidation/{id}/take"),
    summary: "Make the proposed changes, all or some; one whose memory has changed since is dropped",
    params: consolidationId,
    body: itemsBody,
    responses: { 200: oneConsolidation },
  },
  leaveConsolidation: {
    ...endpoint("user", "POST", "/api/consolidation/{id}/leave"),
    summary: "Reject the proposed changes, all or some; they are not proposed again until their memory changes",
    params: consolidationId,
    body: itemsBody,
    responses: { 200: oneConsolidation },
  },
  undoConsolidation: {
    ...endpoint("user", "POST", "/api/consolidation/{id}/undo"),
    summary: "Undo everything that a proposal changed; memories that were changed since stay as they are",
    params: consolidationId,
    body: undoConsolidationBody,
    responses: { 200: oneConsolidation },
  },
} as const satisfies Record<string, Route>
