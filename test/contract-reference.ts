import { readFileSync } from "node:fs"
import { type Comment, type Node, parseSync } from "oxc-parser"
import { root } from "./sources.ts"

/** The files of the contract in the order of the page, each with its heading. */
const files = [
  ["store", "Stores"],
  ["memory", "Memories"],
  ["state", "State and queue"],
  ["turn", "Turns, retrieval and models"],
  ["errors", "Errors"],
  ["token", "Tokens"],
] as const

/** The contract as a document: every exported declaration with its members, types and docstrings. */
export function contractReference(): string {
  const parts = files.map(([file, heading]) => {
    const text = readFileSync(`${root}packages/core/src/contract/${file}.ts`, "utf8")
    return `## ${heading}\n\n${declarationsOf(text).join("\n")}`
  })
  return `\n${parts.join("\n")}`
}

function declarationsOf(text: string): readonly string[] {
  const { program, comments } = parseSync("contract.ts", text)
  const docs = new DocComments(text, comments)
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration === null) return []
    const { declaration, start } = statement
    const doc = docs.before(start)
    switch (declaration.type) {
      case "TSInterfaceDeclaration": {
        const rows = declaration.body.body.map((member) => rowOf(text, member, docs))
        return [section(declaration.id.name, doc, tableOf(rows))]
      }
      case "TSTypeAliasDeclaration":
        return [section(declaration.id.name, doc, inline(text.slice(start, statement.end)))]
      case "FunctionDeclaration":
        return [section(declaration.id?.name ?? "", doc, inline(signatureOf(text, declaration)))]
      case "ClassDeclaration":
        return [section(declaration.id?.name ?? "", doc)]
      case "VariableDeclaration": {
        const [{ id } = { id: undefined }] = declaration.declarations
        // A token has the name of its interface, where it is described.
        if (id?.type !== "Identifier" || doc === "") return []
        const value = text.slice(start, statement.end)
        return [section(id.name, doc, inline(value))]
      }
      default:
        return []
    }
  })
}

/** Documentation comments by the position of what they describe. */
class DocComments {
  readonly #text: string
  readonly #comments: readonly Comment[]

  constructor(text: string, comments: readonly Comment[]) {
    this.#text = text
    this.#comments = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"))
  }

  /** The comment directly before a position, without stars; empty if there is none. */
  before(start: number): string {
    const found = this.#comments.find(({ end }) => end < start && this.#text.slice(end, start).trim() === "")
    return (found?.value ?? "")
      .slice(1)
      .replaceAll(/^\s*\*? ?/gm, "")
      .trim()
  }
}

function rowOf(text: string, member: Node, docs: DocComments): readonly string[] {
  const source = text.slice(member.start, member.end).replace(/^readonly /, "")
  const doc = docs
    .before(member.start)
    .replaceAll(/\s*\n- /g, "<br>• ")
    .replaceAll("\n", " ")
  if (member.type === "TSPropertySignature") {
    const name = text.slice(member.key.start, member.key.end)
    const type = member.typeAnnotation?.typeAnnotation
    return [`${name}${member.optional ? "?" : ""}`, type === undefined ? "" : text.slice(type?.start, type?.end), doc]
  }
  const name = /^\w+\??/.exec(source)?.[0] ?? ""
  return [name, source.slice(name.length), doc]
}

function signatureOf(text: string, declaration: { readonly start: number; readonly body: Node | null }): string {
  return text.slice(declaration.start, declaration.body?.start).trim()
}

function section(name: string, doc: string, ...more: readonly string[]): string {
  return [`### \`${name}\``, doc, ...more]
    .filter((part) => part !== "")
    .map((part) => `${part}\n`)
    .join("\n")
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(([name = "", type = "", doc = ""]) => `| \`${name}\` | ${codeOf(type)} | ${doc} |`)
  return lines.length === 0 ? "" : ["| member | type | meaning |", "|---|---|---|", ...lines].join("\n")
}

/** Formats code on one line for a table. */
function codeOf(type: string): string {
  const line = type
    .replaceAll(/\/\*\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\( /g, "(")
    .replaceAll(/,? \)/g, ")")
    .replaceAll("readonly ", "")
    .trim()
  return `\`${line.replaceAll("|", "\\|")}\``
}

/** A declaration as one line of inline code: a fenced block would be run with the other blocks of the docs. */
function inline(code: string): string {
  const line = code.replace(/^export (declare )?/, "").replaceAll(/\s+/g, " ")
  return `\`${line}\``
}
