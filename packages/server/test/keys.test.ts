import { createMemory, MemoryState } from "@keepsake/core"
import { expect, onTestFinished, test } from "vitest"
import { Keys } from "../src/index.ts"

async function opened(now: () => number = Date.now) {
  const state = new MemoryState()
  return { state, keys: await Keys.open(state, now) }
}

class CountedState extends MemoryState {
  reads = 0

  override get(bucket: string, key: string): ReturnType<MemoryState["get"]> {
    this.reads++
    return super.get(bucket, key)
  }
}

async function counted() {
  const state = new CountedState()
  return { state, keys: await Keys.open(state, () => 0) }
}

test("a created key is found by its secret and by nothing else", async () => {
  const { keys } = await opened()
  const { record, secret } = await keys.create({ role: "user", serves: "one" })
  expect(await keys.find(secret)).toMatchObject({ id: record.id, role: "user", tenant: record.id, widest: "user" })
  for (const wrong of ["", "kp_", secret.slice(0, -1), `${secret}x`, secret.toLowerCase(), record.digest]) {
    expect(await keys.find(wrong)).toBeUndefined()
  }
})

test("a key that is revoked while its mode is set stays revoked", async () => {
  const state = new MemoryState()
  const keys = await Keys.open(state, () => 0)
  const { record, secret } = await keys.create({ role: "user", serves: "one" })
  const get = state.get.bind(state)
  state.get = async (...asked) => {
    const entry = await get(...asked)
    state.get = get
    await keys.revoke(record.id)
    return entry
  }
  expect(await keys.setMode(record.id, "read")).toBeUndefined()
  expect(await keys.find(secret)).toBeUndefined()
})

test("a secret begins with kp_ and its id, and no two are alike", async () => {
  const { keys } = await opened()
  const made = await Promise.all(Array.from({ length: 50 }, () => keys.create({ role: "user", serves: "one" })))
  expect(new Set(made.map(({ secret }) => secret)).size).toBe(50)
  for (const { record, secret } of made) expect(secret).toMatch(new RegExp(`^kp_${record.id}_[0-9A-Za-z]{38}$`))
})

test("repeating a creation yields one key, and only the last secret is valid", async () => {
  const { keys } = await opened()
  const wanted = { role: "user", serves: "one", request: "a-random-text-of-a-client" } as const
  const lost = await keys.create(wanted)
  await keys.find(lost.secret)
  const again = await keys.create(wanted)
  expect((await keys.list()).map(({ id, tenant }) => [id, tenant])).toEqual([[again.record.id, lost.record.tenant]])
  expect(await keys.find(lost.secret)).toBeUndefined()
  expect(await keys.find(again.secret)).toMatchObject({ id: again.record.id })
  expect((await keys.create({ ...wanted, request: "another-random-text" })).record.id).not.toBe(again.record.id)
})

test("a request text cannot change the fields of its key, whose secret remains valid", async () => {
  const { keys } = await opened()
  const request = "a-random-text-of-a-client"
  const first = await keys.create({ role: "user", serves: "one", tenant: "acme", name: "phone", request })
  const others = [
    { role: "admin", serves: "one", tenant: "acme", name: "phone" },
    { role: "user", serves: "one", tenant: "rival", name: "phone" },
    { role: "user", serves: "many", tenant: "acme", name: "phone" },
    { role: "user", serves: "one", tenant: "acme", name: "phone", user: "joe" },
    { role: "user", serves: "one", tenant: "acme", name: "phone", mode: "read" },
    { role: "user", serves: "one", tenant: "acme", name: "phone", widest: "tenant" },
    { role: "user", serves: "one", name: "phone" },
  ] as const
  for (const other of others) {
    await expect(keys.create({ ...other, request })).rejects.toMatchObject({ status: 409, code: "key_request_reused" })
  }
  expect(await keys.list()).toMatchObject([{ id: first.record.id, tenant: "acme", role: "user", widest: "user" }])
  expect(await keys.find(first.secret)).toMatchObject({ id: first.record.id })
  const both = { role: "user", serves: "one", request: "asked-for-twice-at-once" } as const
  const races = await Promise.allSettled([keys.create(both), keys.create({ ...both, role: "admin" })])
  expect(races.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
})

test("a revoked key does not come back when its creation is retried", async () => {
  const { keys, state } = await opened()
  const wanted = { role: "user", serves: "one", request: "a-random-text-of-a-client" } as const
  const { record, secret } = await keys.create(wanted)
  await keys.revoke(record.id)
  const restarted = await Keys.open(state)
  for (const each of [keys, restarted])
    await expect(each.create(wanted)).rejects.toMatchObject({ status: 409, code: "key_request_reused" })
  expect(await restarted.list()).toEqual([])
  expect(await restarted.find(secret)).toBeUndefined()
  expect((await restarted.create({ ...wanted, request: "another-random-text" })).record.id).not.toBe(record.id)
})

test("a key that was revoked before revocations were recorded does not come back when its creation is retried", async () => {
  const memory = await createMemory()
  onTestFinished(() => memory[Symbol.asyncDispose]())
  const keys = await Keys.open(memory.state)
  const wanted = { role: "user", serves: "one", request: "a-random-text-of-a-client" } as const
  const { record, secret } = await keys.create(wanted)
  const noted = { by: "key:admin", tenant: record.tenant }
  await memory.audit.record({ ...noted, action: "createKey", ids: [record.id] })
  for (let n = 0; n < 300; n++) await memory.audit.record({ ...noted, action: "createKey", ids: [`other${n}`] })
  await keys.revoke(record.id)
  await memory.state.delete("revoked-keys", record.id)
  await expect(keys.create(wanted)).rejects.toMatchObject({ status: 409, code: "key_request_reused" })
  expect(await keys.find(secret)).toBeUndefined()
})

test("a key of the configuration that was revoked is refused at the next start, and one that was only replaced is not", async () => {
  const { keys, state } = await opened()
  const as = { role: "admin", tenant: "default" } as const
  const first = await keys.register("the-first-key-of-all", as)
  await keys.register("the-second-key-of-all", as)
  await keys.register("the-first-key-of-all", as)
  expect(await keys.find("the-first-key-of-all")).toMatchObject({ id: first.id })
  await keys.revoke(first.id)
  for (const each of [keys, await Keys.open(state)]) {
    await expect(each.register("the-first-key-of-all", as)).rejects.toMatchObject({ code: "options_invalid" })
    expect(await each.find("the-first-key-of-all")).toBeUndefined()
  }
  expect((await keys.register("the-third-key-of-all", as)).role).toBe("admin")
})

test("nothing stored contains a secret", async () => {
  const { keys, state } = await opened()
  const { secret } = await keys.create({ role: "user", serves: "one", name: "phone" })
  await keys.register("a-key-that-somebody-chose", { role: "admin", tenant: "default" })
  const { items } = await state.list("keys", { limit: 100 })
  expect(items).toHaveLength(2)
  const kept = JSON.stringify(items)
  expect(kept).not.toContain(secret.slice(14))
  expect(kept).not.toContain("somebody-chose")
})

test("a revoked key opens nothing any more, at once", async () => {
  const { keys } = await opened()
  const { record, secret } = await keys.create({ role: "user", serves: "one" })
  expect(await keys.find(secret)).toBeDefined()
  expect(await keys.revoke(record.id)).toBe(true)
  expect(await keys.find(secret)).toBeUndefined()
  expect(await keys.revoke(record.id)).toBe(false)
})

test("keys outlive the process", async () => {
  const { keys, state } = await opened()
  const { record, secret } = await keys.create({
    role: "admin",
    serves: "many",
    tenant: "acme",
    user: "ada",
    mode: "read",
  })
  const later = await Keys.open(state)
  expect(await later.find(secret)).toMatchObject({
    id: record.id,
    tenant: "acme",
    user: "ada",
    mode: "read",
    widest: "tenant",
  })
})

test("registering a key repeatedly yields one key, and another one replaces it", async () => {
  const { keys } = await opened()
  const as = { role: "admin", tenant: "default" } as const
  await keys.register("the-first-key-of-all", as)
  await keys.register("the-first-key-of-all", as)
  expect(await keys.list()).toHaveLength(1)
  await keys.register("the-second-key-of-all", as)
  expect(await keys.find("the-first-key-of-all")).toBeUndefined()
  expect(await keys.find("the-second-key-of-all")).toMatchObject({ role: "admin", tenant: "default" })
})

test("a secret that was minted elsewhere can be registered here", async () => {
  const { secret } = await (await opened()).keys.create({ role: "user", serves: "one" })
  const { keys } = await opened()
  expect(await keys.find(secret)).toBeUndefined()
  await keys.register(secret, { role: "admin", tenant: "default" })
  expect(await keys.find(secret)).toMatchObject({ role: "admin" })
})

test("a registered key has at least 16 characters", async () => {
  const { keys } = await opened()
  const refused = keys.register("too-short-a-key", { role: "admin", tenant: "default" })
  await expect(refused).rejects.toMatchObject({ code: "options_invalid", message: /at least 16/ })
})

test("reserved tenant names are refused", async () => {
  const { keys } = await opened()
  const refused = keys.create({ tenant: "keepsake:health", role: "user", serves: "one" })
  await expect(refused).rejects.toMatchObject({ code: "options_invalid" })
})

test("credentials that are not Keepsake keys are never looked up", async () => {
  const { keys, state } = await counted()
  const { secret } = await keys.create({ role: "user", serves: "one" })
  const slip = `${secret.slice(0, -1)}${secret.endsWith("x") ? "y" : "x"}`
  await keys.register("a-key-that-somebody-chose", { role: "admin", tenant: "default" })
  state.reads = 0
  for (const text of ["sk-proj-0123456789abcdef", slip, "Mozilla/5.0 (X11; Linux x86_64)", "kp_0123456789abcdef"]) {
    expect([await keys.isKey(text), await keys.find(text)]).toEqual([false, undefined])
  }
  expect(await keys.isKey("a-key-that-somebody-chose")).toBe(true)
  expect(state.reads).toBe(0)
})

test("a key stays cached while many others are looked up", async () => {
  const { keys, state } = await counted()
  const { secret } = await keys.create({ role: "user", serves: "one" })
  await keys.isKey(secret)
  state.reads = 0
  for (let i = 0; i < 11_000; i++) await keys.isKey(`a-trace-id-of-a-request-${i}`)
  expect(await keys.isKey(secret)).toBe(true)
  expect(state.reads).toBe(0)
})

test("a registered key is known after a restart, and not once it is revoked", async () => {
  const { keys, state } = await opened()
  const { id } = await keys.register("a-key-that-somebody-chose", { role: "admin", tenant: "default" })
  const later = await Keys.open(state)
  expect(await later.find("a-key-that-somebody-chose")).toMatchObject({ id })
  await later.revoke(id)
  expect(await later.find("a-key-that-somebody-chose")).toBeUndefined()
})

test("the last use is written at most once a minute", async () => {
  let now = 1_000_000
  const { keys } = await opened(() => now)
  const { record, secret } = await keys.create({ role: "user", serves: "one" })
  const lastUse = async () => (await keys.get(record.id))?.lastUsedAt
  await keys.find(secret)
  await expect.poll(lastUse).toBe(1_000_000)
  now += 59_000
  await keys.find(secret)
  expect(await lastUse()).toBe(1_000_000)
  now += 2_000
  await keys.find(secret)
  await expect.poll(lastUse).toBe(1_061_000)
})

test("a use that is noted late does not bring a revoked key back", async () => {
  const { keys } = await opened()
  const { record, secret } = await keys.create({ role: "user", serves: "one" })
  await Promise.all([keys.find(secret), keys.revoke(record.id)])
  await keys.find(secret)
  expect(await keys.list()).toEqual([])
})
