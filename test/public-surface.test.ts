import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { importsOf, root, sourceFiles } from "./sources.ts"

/** The exports of `@keepsake/core` besides the contract, which packages/core/contract.snapshot.d.ts lists. */
const PUBLIC = [
  "AddDetails",
  "AddResult",
  "Agents",
  "AuditEntry",
  "AuditLog",
  "AuditQuery",
  "Changes",
  "ChatMessage",
  "ConsolidationItem",
  "ConsolidationReason",
  "ConsolidationRun",
  "Continuation",
  "Coverage",
  "DeadSession",
  "Decision",
  "Distillation",
  "DocumentChange",
  "DocumentCollection",
  "DocumentInput",
  "DocumentPart",
  "DocumentsOptions",
  "DraftPreview",
  "EmbedderChoice",
  "EngineEvent",
  "EngineStatus",
  "ExplainOptions",
  "ExplainResult",
  "ExplainedCandidate",
  "ExplainedMemory",
  "Explanation",
  "ExportedMemory",
  "ExportedSession",
  "ExportedVersion",
  "ForeignMemory",
  "ForgetOutcome",
  "ImportOptions",
  "ImportOutcome",
  "InMemoryState",
  "InMemoryStore",
  "ItemState",
  "Lifecycle",
  "ListedVersion",
  "MemoryEngine",
  "MemoryOptions",
  "MemorySettings",
  "MemorySettingsInput",
  "MemoryState",
  "MemoryState",
  "MemoryStore",
  "MemoryStore",
  "MemoryUpdate",
  "Migration",
  "MigrationStatus",
  "ModelCallKind",
  "ModelCounts",
  "ModelFacet",
  "ModelLimits",
  "ModelStatus",
  "NamedEmbedders",
  "NamedStores",
  "NearestQuery",
  "NearestResult",
  "OnEvent",
  "OnTurn",
  "OpenTurn",
  "OptOuts",
  "OwnedConsolidation",
  "OwnedMemory",
  "OwnerInput",
  "PageOptions",
  "Plugin",
  "PluginContext",
  "Preview",
  "PreviewOptions",
  "ReadingEstimate",
  "RecallOptions",
  "RecallResult",
  "RecalledMemory",
  "Receipt",
  "Reconciliation",
  "RecurringCall",
  "RecurringTask",
  "Action",
  "ActionCall",
  "PluginAction",
  "ActionSchema",
  "defineAction",
  "ReembeddingEstimate",
  "ReembeddingStatus",
  "RefusalReason",
  "RememberOptions",
  "RememberResult",
  "RememberedTurnOf",
  "Reply",
  "Resolver",
  "RestoreOutcome",
  "Reviewable",
  "RevisionOptions",
  "RevisionRef",
  "RunState",
  "ScanPage",
  "ScanRequest",
  "ScopeName",
  "ScopeOptions",
  "SearchRequest",
  "SearchResult",
  "SessionSummary",
  "StatedWords",
  "StoredDocument",
  "Subject",
  "Trace",
  "TurnRequest",
  "UndoForgetOutcome",
  "UndoResult",
  "UndoSource",
  "Users",
  "Verdict",
  "ViewOptions",
  "blockInjector",
  "citationOf",
  "createMemory",
  "definePlugin",
  "rulesExtractor",
  "storeRetriever",
  "tenantOf",
]

/** The packages that are released together with the engine, and the tools of this repository. */
const MAY_USE_INTERNALS = ["packages/server/", "packages/cli/", "packages/mcp/", "packages/source-files/", "bench/"]

it("@keepsake/core exports only what applications and plugins need", () => {
  const text = readFileSync(`${root}packages/core/src/index.ts`, "utf8")
  expect(text.match(/^export \*.*$/gm)).toEqual(['export * from "./contract/index.ts"'])
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = ""]) => names.split(","))
  const declared = [...text.matchAll(/^export (?:const|function|class|type|interface) (\w+)/gm)].map(
    ([, name = ""]) => name,
  )
  const names = listed
    .map((name) =>
      name
        .trim()
        .replace(/^type /, "")
        .replace(/^.* as /, ""),
    )
    .filter((name) => name !== "")
  expect([...names, ...declared].toSorted()).toEqual(PUBLIC.toSorted())
})

it("only packages that are released with the engine import its internals", () => {
  const importers = sourceFiles()
    .flatMap(importsOf)
    .filter(({ what }) => what === "@keepsake/core/internal")
    .map(({ from }) => from)
  expect(importers.filter((from) => !MAY_USE_INTERNALS.some((folder) => from.startsWith(folder)))).toEqual([])
})
