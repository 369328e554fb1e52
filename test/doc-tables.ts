import { globSync, readFileSync } from "node:fs"
import { dirname } from "node:path"
import { commands } from "../packages/cli/dist/commands/commands.js"
import { knownSettings } from "../packages/cli/dist/configuration/settings.js"
import { type ErrorCode, errorCodes, MemoryError } from "../packages/core/dist/plugin/index.js"
import { toErrorResponse } from "../packages/server/dist/management/error-response.js"
import { type StateRule, type StoreRule, stateRules, storeRules } from "../packages/testkit/dist/index.js"
import { contractReference } from "./contract-reference.ts"
import { httpReference } from "./http-reference.ts"
import { metricRows } from "./metric-rows.ts"
import { root } from "./sources.ts"

/** The generated tables of the docs: their place, and their rows with the head first. */
export const docTables: readonly DocTable[] = [
  { file: "README.md", name: "commands", rows: commandRows },
  { file: "README.md", name: "packages", rows: packageRows },
  { file: "docs/errors.md", name: "errors", rows: errorRows },
  { file: "docs/rules.md", name: "store-rules", rows: () => ruleRows(storeRules) },
  { file: "docs/rules.md", name: "state-rules", rows: () => ruleRows(stateRules) },
  { file: "docs/settings.md", name: "settings", rows: settingRows },
  { file: "docs/monitoring.md", name: "metrics", rows: () => metricRows },
  { file: "docs/http.md", name: "http", text: httpReference },
  { file: "docs/contract.md", name: "contract", text: contractReference },
]

interface DocTable {
  readonly file: string
  readonly name: string
  readonly rows?: () => readonly (readonly string[])[]
  /** Alternative to rows. */
  readonly text?: () => string
}

/** The document as committed, and with its table generated again. */
export function regenerate({ file, name, rows, text }: DocTable): {
  readonly current: string
  readonly wanted: string
} {
  const current = readFileSync(`${root}${file}`, "utf8")
  const [start, end] = [`<!-- generated: ${name} -->\n`, "<!-- end -->"]
  const from = current.indexOf(start) + start.length
  const to = current.indexOf(end, from)
  if (from < start.length || to < 0) throw new Error(`${file} lacks the markers ${start.trim()} and ${end}`)
  return { current, wanted: `${current.slice(0, from)}${text?.() ?? tableOf(rows?.() ?? [])}${current.slice(to)}` }
}

function tableOf([head = [], ...body]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |\n`
  return `${line(head)}|${"---|".repeat(head.length)}\n${body.map(line).join("")}`
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ")
}

function commandRows(): string[][] {
  return [["command", "what it does"], ...commands.map(({ name, summary }) => [code(`keepsake ${name}`), summary])]
}

/** Published packages: core and the command first, then by name. */
function packageRows(): string[][] {
  const published = globSync("packages/*/package.json", { cwd: root })
    .map((file) => ({ folder: dirname(file), ...JSON.parse(readFileSync(`${root}${file}`, "utf8")) }))
    .filter((manifest) => manifest.private !== true)
    .toSorted((one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name))
  const rows = published.map(({ folder, name, description }) => [`[${code(name)}](${folder})`, String(description)])
  return [["package", "what it is"], ...rows]
}

function rank(name: string): number {
  const first = ["keepsake", "@keepsake/core"].indexOf(name)
  return first < 0 ? 2 : first
}

function settingRows(): string[][] {
  const rows = [...knownSettings.values()].map(({ path, variable, schema }) => {
    const { data } = schema.safeParse(undefined)
    return [code(path), code(variable), code(data === undefined ? "" : JSON.stringify(data)), schema.description ?? ""]
  })
  return [["path", "environment", "default", "meaning"], ...rows]
}

function ruleRows(rules: readonly (StoreRule | StateRule)[]): string[][] {
  const rows = rules.map(({ id, says, needs = [] }) => [code(id), says, [needs].flat().map(code).join(", ")])
  return [["rule", "promise", "needs"], ...rows]
}

function errorRows(): string[][] {
  const rows = Object.entries(sentences).map(([name, [meaning, remedy]]) => {
    // The keys of `sentences` are the codes.
    const known = name as ErrorCode
    const { status } = toErrorResponse(new MemoryError(known, ""))
    return [code(known), String(status), errorCodes[known].retry ? "yes" : "no", meaning, remedy]
  })
  return [["code", "status", "retry", "meaning", "remedy"], ...rows]
}

function code(text: string): string {
  return text === "" ? "" : `\`${text}\``
}

/** Meaning and remedy of each code of the engine. */
const sentences: { readonly [Code in ErrorCode]: readonly [meaning: string, remedy: string] } = {
  cancelled: ["the caller cancelled the operation; a write that had not started was not made", "call again"],
  conflict: [
    "the memory changed since it was read, or the port is in use",
    "read it again and repeat the change; free the port",
  ],
  contract_unsupported: ["a plugin targets another version of the contract", "install matching versions"],
  cursor_invalid: ["the cursor belongs to another query", "request the first page again"],
  filter_unsupported: [
    "the store does not support a field of `where`, which the message names",
    "omit the field or use a known one",
  ],
  limit_exceeded: ["a limit is exceeded, which the message names", "send less or split the request"],
  options_invalid: ["an option, a setting or a memory has an invalid value", "correct what the message names"],
  part_circular: [
    "parts depend on each other in a cycle, which the message shows",
    "break the cycle in one of the plugins",
  ],
  part_duplicate: ["two plugins provide the same part", "remove one of them"],
  part_missing: ["a required part is missing", "add a plugin that provides it"],
  space_mismatch: [
    "the stored vectors belong to another model or dimension than the query",
    "embed again, or configure the previous embedder",
  ],
  store_corrupt: ["stored data is unreadable", "run `keepsake doctor`; restore a backup"],
  store_unavailable: ["the store is closed, locked, full or unreachable", "retry shortly, then run `keepsake doctor`"],
  too_busy: ["too much work is queued", "retry shortly"],
  upstream_failed: ["a required model server failed", "check that server"],
}
