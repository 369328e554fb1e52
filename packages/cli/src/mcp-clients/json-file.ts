import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser"
import type { McpEntry } from "./entry.ts"
import type { ListFile } from "./list-file.ts"

/** JSON with comments: what is not the entry stays byte for byte. */
export const jsonFile: ListFile = {
  isReadable(text) {
    const errors: ParseError[] = []
    const root = parseTree(text, errors, LENIENT)
    return errors.length === 0 && root?.type === "object"
  },
  entry(text, path) {
    const node = nodeAt(text, path)
    // The parser gives objects without a prototype.
    return node && structuredClone(getNodeValue(node))
  },
  with(text, path, entry) {
    const rest = nodeAt(text, path) === undefined ? text : without(text, path)
    const [list, name] = path
    return nodeAt(rest, [list]) === undefined
      ? insertEntry(rest, [list], { [name]: entry })
      : insertEntry(rest, path, entry)
  },
  without,
  empty: "{}\n",
}

const LENIENT = { allowTrailingComma: true }

function nodeAt(text: string, path: readonly string[]): Node | undefined {
  const root = parseTree(text, [], LENIENT)
  return root && findNodeAtLocation(root, [...path])
}

function without(text: string, path: readonly [string, string]): string {
  return applyEdits(text, modify(text, [...path], undefined, {}))
}

/** Appends to the object without the parser's formatting, which would reformat neighbouring entries. */
function insertEntry(
  text: string,
  path: readonly string[],
  value: McpEntry | Readonly<Record<string, McpEntry>>,
): string {
  const step = indentation(text)
  const within = step.repeat(path.length)
  const body = JSON.stringify(value, null, step).replaceAll("\n", `\n${within}`)
  const edits = modify(text, [...path], value, {}).map((edit) => {
    const isFirst = !edit.content.startsWith(",")
    const line = `\n${within}${JSON.stringify(path.at(-1))}: ${body}`
    return { ...edit, content: isFirst ? `${line}\n${step.repeat(path.length - 1)}` : `,${line}` }
  })
  return applyEdits(text, edits)
}

function indentation(text: string): string {
  return /^([ \t]+)\S/m.exec(text)?.[1] ?? "  "
}
