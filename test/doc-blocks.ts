import { globSync, readFileSync } from "node:fs"
import { root } from "./sources.ts"

export interface DocBlock {
  readonly file: string
  /** The line of its opening fence, counted from 1. */
  readonly line: number
  readonly language: string
  readonly text: string
  /** The file name in a first line like `// map-store.ts`. Blocks of one document import each other by these names. */
  readonly name: string | undefined
}

/** Every fenced code block of the README and of all documents, in order. */
export function docBlocks(): readonly DocBlock[] {
  const files = globSync(["README.md", "*.md", "docs/**/*.md", "packages/*/README.md"], { cwd: root })
  return [...new Set(files)].flatMap(blocksOf)
}

function blocksOf(file: string): readonly DocBlock[] {
  const text = readFileSync(`${root}${file}`, "utf8")
  return [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(({ 1: language = "", 2: body = "", index }) => ({
    file,
    line: text.slice(0, index).split("\n").length,
    language,
    text: body,
    name: /^\/\/ ([\w.-]+\.ts)\n/.exec(body)?.[1],
  }))
}
