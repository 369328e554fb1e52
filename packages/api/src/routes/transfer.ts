import { endpoint, type Route } from "../route.ts"
import { exportLine, exportQuery, importLine, importQuery, importResult } from "../schemas/transfer.ts"

/** Export and import. */
export const transferRoutes = {
  exportMemories: {
    ...endpoint("user", "GET", "/api/export"),
    summary: "Export all visible memories with every field and their history as JSON lines, without deleted ones",
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
