import { Rejection } from "../rejection.ts"
import type { HttpApp } from "./table.ts"

/** Words that OmniRoute serves under `/api/memory/`, none of which is the id of a memory, and what to ask here instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  summarize:
    "Memories are kept as they are told; POST /api/memory/bulk deletes old ones, memory.retentionDays hides them.",
  reindex: "Use POST /api/reindex to embed with another model; the index for words is kept up to date automatically.",
  "retrieve-preview": "Use POST /api/memory/context, or POST /api/explain for the reasons.",
  "engine-status": "Use GET /api/status, or GET /api/memory/health.",
  "embedding-providers": "Use GET /api/reindex, which names the embedder in use; the setting embedder chooses one.",
}

/** Answers the reserved words with where the function is; mounted before the table, which would take each for an id. */
export function mountReservedWords(app: HttpApp): void {
  for (const [word, remedy] of Object.entries(INSTEAD)) {
    app.all(`/api/memory/${word}`, () => {
      throw new Rejection(
        404,
        "path_reserved",
        `/api/memory/${word} is a path of OmniRoute that has another name here`,
        remedy,
      )
    })
  }
}
