import { expect, test } from "vitest"
import { z } from "zod"
import { type Action, createMemory, defineAction, Action as Token, tenantOf } from "../../src/index.ts"
import { CONTRACT, type Plugin } from "../../src/plugin/index.ts"

const plugin = (name: string, ...actions: readonly Action[]): Plugin => ({
  name,
  contract: CONTRACT,
  setup: (context) => {
    for (const action of actions) context.add(Token, () => action)
  },
})
const greet = (name = "greet") =>
  defineAction({
    name,
    title: "Greet",
    description: "Says hello.",
    access: "read",
    input: z.strictObject({ name: z.string().min(1), times: z.int().default(1) }),
    run: async ({ name, times }) => `hello ${name} `.repeat(times),
  })

test("an engine has the actions of its plugins, with the schema of what they take", async () => {
  await using memory = await createMemory({ plugins: [plugin("one", greet()), plugin("two", greet("greet_again"))] })
  expect([...memory.actions.keys()]).toEqual(["greet", "greet_again"])
  expect(memory.actions.get("greet")?.inputSchema).toMatchObject({ type: "object", required: ["name"] })
  const call = { memory, owner: { tenant: tenantOf("default") }, scope: "tenant", signal: AbortSignal.abort() } as const
  await expect(memory.actions.get("greet")?.run({ name: "Ada", times: 2 }, call)).resolves.toBe("hello Ada hello Ada ")
  for (const wrong of [{}, { name: "" }, { name: "Ada", colour: "red" }, undefined, "Ada", [1]]) {
    await expect(memory.actions.get("greet")?.run(wrong, call)).rejects.toMatchObject({ code: "options_invalid" })
  }
})

test("two actions of one name, and a name that is none, end the start with what to do", async () => {
  const twice = createMemory({ plugins: [plugin("one", greet()), plugin("two", greet())] })
  await expect(twice).rejects.toMatchObject({ code: "part_duplicate" })
  for (const name of ["", "Greet", "greet-me", "greet__me", "../keys", "x".repeat(61), "9lives"]) {
    await expect(createMemory({ plugins: [plugin("one", greet(name))] }), name).rejects.toMatchObject({
      code: "options_invalid",
    })
  }
})
