import type { Route } from "../route.ts"
import { exportLine, exportQuery, importLine, importQuery, importResult } from "../schemas/transfer.ts"

/** Export and import. */
export const transferRoutes = {
  exportMemories: {
    method: "GET",
    path: "/api/export",
    summary: "Every memory in sight, with every field and its history, a line each; deleted ones are not among them",
    access: "user",
    query: exportQuery,
    answersLines: exportLine,
    responses: {},
  },
  importMemories: {
    method: "POST",
    path: "/api/import",
    summary:
      "Put exported memories back as they were, and add those of other systems, as lines or in their own files; again it changes nothing",
    access: "user",
    query: importQuery,
    lines: importLine,
    responses: { 200: importResult },
  },
} as const satisfies Record<string, Route>
