import { createMemory, type Memory } from "../../../src/index.ts"

const DAY = 86_400_000

/** The active facts after each text was told on a day of its own. */
export async function factsAfter(...told: readonly string[]): Promise<readonly Memory[]> {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now })
  const own = memory.for({ user: "ada" })
  for (const [at, text] of told.entries()) {
    now += DAY
    await own.remember(text, { session: `${at}` })
  }
  const { items } = await own.list({ where: { status: ["active"] } })
  return items.filter(({ category }) => category !== "turn")
}

/** Whether a fact is linked with a later one that may end it. */
export const isDoubted = ({ links = [] }: Memory): boolean => links.some(({ as }) => as === "conflicts")
