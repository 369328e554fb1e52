import { endpoint, type Route } from "../route.ts"
import {
  conversationBody,
  conversationResult,
  exportLine,
  exportQuery,
  importLine,
  importQuery,
  importResult,
} from "../schemas/transfer.ts"

/** Export and import. */
export const transferRoutes = {
  importConversation: {
    ...endpoint("user", "POST", "/api/import/conversation"),
    summary:
      "Remember messages of a conversation from elsewhere, as if they had come through the gateway; what the session has seen is stored once",
    body: conversationBody,
    responses: { 200: conversationResult },
  },
  exportMemories: {
    ...endpoint("user", "GET", "/api/export"),
    summary:
      "Export all visible memories with every field and their history as JSON lines, without deleted ones; not encrypted, even if the database is",
    query: exportQuery,
    responseLines: exportLine,
    responses: {},
  },
  importMemories: {
    ...endpoint("user", "POST", "/api/import"),
    summary:
      "Import exported memories unchanged, or memories of other systems as lines or as their own files; repeating it changes nothing",
    query: importQuery,
    requestLines: importLine,
    responses: { 200: importResult },
  },
} as const satisfies Record<string, Route>
