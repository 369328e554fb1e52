import type { MemoryOnTheWire } from "@keepsake/api"
import { expect, test } from "vitest"
import { poolText } from "../src/output/memory-text.ts"

test.each([
  ["+/-", null, null, /shared in tenant acme; seen by every request of the tenant$/],
  ["-/-", null, null, /without a user in tenant acme; seen by requests .* that name no user, and by all with memory/],
  ["-/-", null, "bot", /without a user in tenant acme, marked with the agent bot; seen by requests .* name no user,/],
  ["ada/-", "ada", "bot", /ada's in tenant acme, marked with the agent bot; seen by requests .* name the user ada$/],
  [
    "-/bot",
    null,
    "bot",
    /bot's in tenant acme; seen by requests .* name the agent bot and no user, and by all with memory/,
  ],
  ["ada/bot", "ada", "bot", /ada with bot's .*; seen by requests .* name the user ada and the agent bot$/],
  ["Zo%C3%AB%2F/-", "Zoë/", null, /Zoë\/'s in tenant acme; .* name the user Zoë\/$/],
  ["%2D/-", "-", null, /-'s in tenant acme; .* name the user -$/],
])("what is kept in the pool %s is shown as seen by whom the pool lets", (pool, user, agent, sentence) => {
  // Nothing else of a memory bears on who sees it.
  const memory = { tenant: "acme", pool, user, agent } as MemoryOnTheWire
  expect(poolText(memory)).toMatch(sentence)
})
