import { endpoint, type Route } from "../route.ts"
import {
  auditPage,
  auditQuery,
  captureBody,
  eraseBody,
  eraseResult,
  receiptPage,
  receiptsQuery,
  subjectId,
  subjectQuery,
  subjectSchema,
} from "../schemas/subject.ts"

/** Opt-out, erasure, receipts and the audit log. */
export const subjectRoutes = {
  getSubject: {
    ...endpoint("user", "GET", "/api/subjects/{user}"),
    summary: "Get how much is stored about a person, and whether capture is allowed",
    params: subjectId,
    query: subjectQuery,
    responses: { 200: subjectSchema },
  },
  setSubject: {
    ...endpoint("user", "PUT", "/api/subjects/{user}"),
    summary: "Set a person's opt-out: with capture off, nothing more is stored about them until it is on again",
    params: subjectId,
    body: captureBody,
    responses: { 200: subjectSchema },
  },
  eraseSubject: {
    ...endpoint("admin", "POST", "/api/erase"),
    summary:
      "Erase everything stored about a person, an agent, a conversation, a key or a tenant; all given names must match",
    body: eraseBody,
    responses: { 200: eraseResult },
  },
  listReceipts: {
    ...endpoint("admin", "GET", "/api/erasures"),
    summary: "List the receipts of erasures, newest first",
    query: receiptsQuery,
    responses: { 200: receiptPage },
  },
  listAudit: {
    ...endpoint("admin", "GET", "/api/audit"),
    summary: "List the audit log of the last 400 days, newest first: who did what to which ids, without texts",
    query: auditQuery,
    responses: { 200: auditPage },
  },
} as const satisfies Record<string, Route>
