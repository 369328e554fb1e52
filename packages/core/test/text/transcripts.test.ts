import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { readTranscriptLine, type TranscriptFormat } from "../../src/text/transcripts.ts"

/** Transcripts that the programs wrote against a stub of their providers; long texts and other fields are cut. */
function recorded(format: TranscriptFormat, name: string) {
  const text = readFileSync(new URL(`../recorded/transcripts/${name}.jsonl`, import.meta.url), "utf8")
  const lines = text.split("\n").filter((line) => line !== "")
  const read = lines.map((line) => readTranscriptLine(format, line))
  const messages = read.flatMap((line) => line?.messages ?? [])
  return {
    broken: read.filter((line) => line === undefined).length,
    sessions: new Set(read.flatMap((line) => line?.session ?? [])),
    spoken: messages.filter(({ role }) => role !== "tool").map(({ role, text: said }) => `${role}: ${said}`),
    tools: messages.filter(({ role }) => role === "tool").length,
    undated: messages.filter(({ role, at }) => role !== "tool" && at === undefined).length,
  }
}

it("of Claude Code's records only what the person typed and the model replied are messages", () => {
  expect(recorded("claude-code", "claude-code-2.1")).toEqual({
    broken: 0,
    sessions: new Set(["f85a4b3c-44b5-4b96-8ecf-056843960524"]),
    spoken: [
      "user: Day 5: my shed number 5 holds 15 jars, and I rowed 5 kilometres on the river.",
      "assistant: Héllo 🌍, noted.",
      "user: And on day 5 the boat Waffle got a coat of paint number 5.",
    ],
    tools: 2,
    undated: 0,
  })
})

it("of Codex' records only what the person typed and the model replied are messages", () => {
  expect(recorded("codex", "codex-0.171")).toEqual({
    broken: 0,
    sessions: new Set(["01a21834-d45d-7003-a087-c2915e6f4ea8"]),
    spoken: ["user: My heron project uses port 7070.", "assistant: Héllo 🌍, noted."],
    tools: 1,
    undated: 0,
  })
})

it.each([
  "",
  "{",
  "[]",
  "null",
  '{"type":"user"}',
  '{"type":"response_item","payload":{"type":"message","content":[{}]}}',
])("a line of other contents has no messages: %s", (line) => {
  for (const format of ["claude-code", "codex", "openclaw"] as const) {
    expect(readTranscriptLine(format, line)?.messages ?? []).toEqual([])
  }
})
