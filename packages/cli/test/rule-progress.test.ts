import { expect, test } from "vitest"
import { RuleProgress } from "../src/doctor/rules.ts"

const rules = ["write/one", "read/one", "write/two"].map((id) => ({ id }))

function shown(isTerminal: boolean): string[] {
  const lines: string[] = []
  const progress = new RuleProgress(rules, {
    progress: (line) => void lines.push(line),
    statusLine: (line) => isTerminal && lines.push(line) > 0,
  })
  for (const rule of rules) progress.finishRule(rule)
  progress.end()
  return lines
}

test("a terminal shows a running count that is cleared at the end", () => {
  expect(shown(true)).toEqual(["1 of 3 rules tested", "2 of 3 rules tested", "3 of 3 rules tested", ""])
})

test("elsewhere there is a line for each group of rules that is through", () => {
  expect(shown(false)).toEqual(["  read: done, 2 of 3 rules tested", "  write: done, 3 of 3 rules tested"])
})
