import { globSync, readFileSync } from "node:fs"
import { root } from "./sources.ts"

export interface DocBlock {
  readonly file: string
  readonly line: number
  readonly language: string
  readonly text: string
}

/** Every fenced code block of the README and of all documents, in order. */
export function docBlocks(): readonly DocBlock[] {
  const files = ["README.md", ...globSync(["*.md", "docs/**/*.md", "packages/*/README.md"], { cwd: root })]
  return [...new Set(files)].flatMap((file) => {
    const text = readFileSync(`${root}${file}`, "utf8")
    return [...text.matchAll(/^```(\S*)\n([\s\S]*?)^```$/gm)].map(([, language = "", body = ""], index, all) => ({
      file,
      line: text.slice(0, all[index]?.index ?? 0).split("\n").length,
      language,
      text: body,
    }))
  })
}
