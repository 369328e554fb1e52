import type { StoreRule } from "@keepsake/testkit"
import type { CommandOutput } from "../output/output.ts"

/** Shows the progress of the rules: a count on a terminal, elsewhere a line for each finished group. */
export class RuleProgress {
  readonly #all: number
  readonly #left = new Map<string, number>()
  readonly #out: Pick<CommandOutput, "progress" | "statusLine">
  #tried = 0

  constructor(rules: readonly Pick<StoreRule, "id">[], out: Pick<CommandOutput, "progress" | "statusLine">) {
    this.#all = rules.length
    this.#out = out
    for (const rule of rules) this.#left.set(groupOf(rule), (this.#left.get(groupOf(rule)) ?? 0) + 1)
  }

  finishRule(rule: Pick<StoreRule, "id">): void {
    this.#tried++
    const count = `${this.#tried} of ${this.#all} rules tested`
    if (this.#out.statusLine(count)) return
    const group = groupOf(rule)
    const left = (this.#left.get(group) ?? 0) - 1
    this.#left.set(group, left)
    if (left === 0) this.#out.progress(`  ${group}: done, ${count}`)
  }

  end(): void {
    this.#out.statusLine("")
  }
}

/** `write/keeps-unknown-fields` is of the group `write`. */
function groupOf({ id }: Pick<StoreRule, "id">): string {
  return id.split("/")[0] ?? id
}
