import { type Action, createMemory, defineAction, type Owner, Action as Token } from "@keepsake/core"
import { CONTRACT } from "@keepsake/core/plugin"
import { expect, test } from "vitest"
import { z } from "zod"
import { ask, keepsake } from "./keepsake.ts"

const schema = z.strictObject({ greeting: z.string().default("hello") })
const answer = (access: Action["access"]) =>
  defineAction({
    name: `who_${access}`,
    title: "Who",
    description: "Answers who asks.",
    access,
    input: schema,
    run: async ({ greeting }, { owner, scope }: { readonly owner: Owner; readonly scope: string }) => ({
      greeting,
      tenant: owner.tenant,
      user: owner.user ?? null,
      scope,
    }),
  })

async function withActions() {
  const memory = await createMemory({
    plugins: [
      {
        name: "who",
        contract: CONTRACT,
        setup: (context) => {
          for (const access of ["read", "write", "admin"] as const) context.add(Token, () => answer(access))
        },
      },
    ],
  })
  return keepsake({ memory })
}
const run = (url: string, name: string, key: string, body: object = {}, headers: Record<string, string> = {}) =>
  ask(url, "runAction", { key, path: `/api/actions/${name}`, body, headers })

test("an action runs for the memory of its caller, and only for an administrator where it says so", async () => {
  const { url, user, stranger, admin, keys } = await withActions()
  expect(await run(url, "who_read", user)).toMatchObject({
    status: 200,
    body: { result: { greeting: "hello", tenant: "default", user: null, scope: "user" } },
  })
  const { secret } = await keys.create({ tenant: "default", role: "user", serves: "one", user: "ada" })
  expect(await run(url, "who_write", secret)).toMatchObject({ body: { result: { user: "ada", scope: "user" } } })
  expect(await run(url, "who_read", secret, { user: "bob" })).toMatchObject({ status: 403 })
  expect(await run(url, "who_read", stranger)).toMatchObject({ body: { result: { tenant: "other" } } })
  expect(await run(url, "who_read", stranger, { tenant: "default" })).toMatchObject({ status: 403 })
  expect(await run(url, "who_admin", user)).toMatchObject({ status: 403, body: { error: { code: "admin_only" } } })
  expect(await run(url, "who_admin", admin, { tenant: "other" })).toMatchObject({
    body: { result: { tenant: "other" } },
  })
})

test("what a key may not run it does not see, and what does not exist or does not fit is said", async () => {
  const { url, user, admin } = await withActions()
  const names = async (key: string) =>
    Object((await ask(url, "listActions", { key })).body).data.map(({ name }: { name: string }) => name)
  expect(await names(user)).toEqual(["who_read", "who_write"])
  expect(await names(admin)).toEqual(["who_read", "who_write", "who_admin"])
  expect(await run(url, "who_nobody", admin)).toMatchObject({ status: 404 })
  expect(await run(url, "who_read", user, { input: { greeting: 7 } })).toMatchObject({
    status: 422,
    body: { error: { code: "options_invalid", message: expect.stringContaining("greeting") } },
  })
  expect(await run(url, "who_read", user, { input: [] })).toMatchObject({ status: 400 })
})
