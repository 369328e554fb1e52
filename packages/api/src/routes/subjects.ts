import type { Route } from "../route.ts"
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
    method: "GET",
    path: "/api/subjects/{user}",
    summary: "How much is kept of a person, and whether anything may be",
    access: "user",
    params: subjectId,
    query: subjectQuery,
    responses: { 200: subjectSchema },
  },
  setSubject: {
    method: "PUT",
    path: "/api/subjects/{user}",
    summary: "A person's standing wish: with capture off nothing more is kept of them, until it is on again",
    access: "user",
    params: subjectId,
    body: captureBody,
    responses: { 200: subjectSchema },
  },
  eraseSubject: {
    method: "POST",
    path: "/api/erase",
    summary:
      "Erase all that is kept of a person, an agent, a conversation, a key or a tenant; every name given must hold",
    access: "admin",
    body: eraseBody,
    responses: { 200: eraseResult },
  },
  listReceipts: {
    method: "GET",
    path: "/api/erasures",
    summary: "Receipts of erasures, newest first",
    access: "admin",
    query: receiptsQuery,
    responses: { 200: receiptPage },
  },
  listAudit: {
    method: "GET",
    path: "/api/audit",
    summary: "Who did what to which ids, newest first, for 400 days; no text is in it",
    access: "admin",
    query: auditQuery,
    responses: { 200: auditPage },
  },
} as const satisfies Record<string, Route>
