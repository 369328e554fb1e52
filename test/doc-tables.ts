import { globSync, readFileSync } from "node:fs"
import { dirname } from "node:path"
import { commands } from "../packages/cli/dist/commands/commands.js"
import { describeSettings } from "../packages/cli/dist/configuration/settings.js"
import { type ErrorCode, errorCodes, MemoryError } from "../packages/core/dist/plugin/index.js"
import { toErrorResponse } from "../packages/server/dist/management/error-response.js"
import { type StateRule, type StoreRule, stateRules, storeRules } from "../packages/testkit/dist/index.js"
import { contractReference } from "./contract-reference.ts"
import { httpReference } from "./http-reference.ts"
import { metricRows } from "./metric-rows.ts"
import { root } from "./sources.ts"

/** The tables of the documents that are made from what is built: where each stands, and its rows, the head first. */
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
  /** In the place of rows. */
  readonly text?: () => string
}

/** The document as it stands, and as it is with the table made anew between its two marks. */
export function generated({ file, name, rows, text }: DocTable): { readonly stands: string; readonly wanted: string } {
  const stands = readFileSync(`${root}${file}`, "utf8")
  const [start, end] = [`<!-- generated: ${name} -->\n`, "<!-- end -->"]
  const from = stands.indexOf(start) + start.length
  const to = stands.indexOf(end, from)
  if (from < start.length || to < 0) throw new Error(`${file} lacks the marks ${start.trim()} and ${end}`)
  return { stands, wanted: `${stands.slice(0, from)}${text?.() ?? tableOf(rows?.() ?? [])}${stands.slice(to)}` }
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

/** Those that are published, the core and the command first. */
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
  const rows = describeSettings().map((one) => [code(one.path), code(one.env), code(one.default), one.meaning])
  return [["path", "environment", "default", "meaning"], ...rows]
}

function ruleRows(rules: readonly (StoreRule | StateRule)[]): string[][] {
  const rows = rules.map(({ id, says, needs = [] }) => [code(id), says, [needs].flat().map(code).join(", ")])
  return [["rule", "promise", "needs"], ...rows]
}

function errorRows(): string[][] {
  const rows = Object.entries(sentences).map(([name, [meaning, remedy]]) => {
    // The keys of the table below are the codes themselves.
    const known = name as ErrorCode
    const { status } = toErrorResponse(new MemoryError(known, ""))
    return [code(known), String(status), errorCodes[known].retry ? "yes" : "no", meaning, remedy]
  })
  return [["code", "status", "again", "meaning", "remedy"], ...rows]
}

function code(text: string): string {
  return text === "" ? "" : `\`${text}\``
}

/** What each code of the engine means, and what helps. */
const sentences: { readonly [Code in ErrorCode]: readonly [meaning: string, remedy: string] } = {
  cancelled: ["the caller gave up before it was done; a write that had not begun was not made", "call again"],
  conflict: [
    "something newer is stored than what the change was made from, or the port is taken",
    "read it again and repeat the change; free the port",
  ],
  contract_unsupported: ["a plugin is written for another version of the contract", "install versions that agree"],
  cursor_invalid: ["the cursor was not given for this question", "ask for the first page again"],
  filter_unsupported: [
    "the store cannot compare by a field of `where`, which the message names",
    "leave the field out, or use a known one",
  ],
  limit_exceeded: ["over a limit, which the message names", "send less, or in several calls"],
  options_invalid: ["an option, a setting or a memory has a value that cannot stand", "correct what the message names"],
  part_circular: ["parts need one another in a circle, which the message shows", "break it in one of the plugins"],
  part_duplicate: ["two plugins provide the same part", "leave one out"],
  part_missing: ["something needs a part that nothing provides", "add a plugin that provides it"],
  space_mismatch: [
    "the store holds vectors, but of another model or size than the query",
    "embed anew, or set the embedder that was used",
  ],
  store_corrupt: ["what is stored cannot be read as what it should be", "run `keepsake doctor`; restore a copy"],
  store_unavailable: [
    "the store is closed, locked, full or out of reach",
    "try again in a moment, then `keepsake doctor`",
  ],
  too_busy: ["more is waiting than can be worked off", "try again in a moment"],
  upstream_failed: ["a model server that a part needs failed", "check that server"],
}
