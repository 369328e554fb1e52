import { MemoryState } from "@keepsake/core"
import { expect, test } from "vitest"
import { createIdentify, Keys } from "../src/index.ts"

async function house() {
  const keys = await Keys.open(new MemoryState())
  const ada = await keys.create({ role: "user", serves: "one", tenant: "ada" })
  const bob = await keys.create({ role: "user", serves: "one", tenant: "bob", user: "bob", agent: "bot", mode: "read" })
  const identify = createIdentify(keys, { ownerToken: "token-of-the-lock-file" })
  return { identify, ada: ada.secret, bob: bob.secret }
}

test("a key is found in each of its three places", async () => {
  const { identify, ada } = await house()
  expect(await identify({ authorization: `Bearer ${ada}` })).toMatchObject({
    tenant: "ada",
    presented: "authorization",
  })
  expect(await identify({ authorization: `bearer  ${ada}` })).toMatchObject({ tenant: "ada" })
  expect(await identify({ "x-api-key": ada })).toMatchObject({ tenant: "ada", presented: "x-api-key" })
  expect(await identify({ "x-keepsake-key": ada })).toMatchObject({ tenant: "ada", presented: "x-keepsake-key" })
})

test("with x-keepsake-key, a provider's credential is left unchanged", async () => {
  const { identify, ada } = await house()
  const headers = { "x-keepsake-key": ada, authorization: "Bearer sk-of-a-provider", "x-api-key": "sk-ant-other" }
  expect(await identify(headers)).toMatchObject({ tenant: "ada", presented: "x-keepsake-key" })
})

test("two different Keepsake keys are refused, the same one twice is not", async () => {
  const { identify, ada, bob } = await house()
  expect(await identify({ "x-keepsake-key": ada, authorization: `Bearer ${bob}` })).toMatchObject({ status: 400 })
  expect(await identify({ "x-keepsake-key": ada, authorization: `Bearer ${ada}` })).toMatchObject({ tenant: "ada" })
})

test("no key and a wrong key are refused, naming the three ways", async () => {
  const { identify, ada } = await house()
  const ways = /Authorization: Bearer.*x-api-key.*x-keepsake-key/
  expect(await identify({})).toMatchObject({ status: 401, code: "key_missing", remedy: ways })
  expect(await identify({ authorization: "Bearer nope" })).toMatchObject({
    status: 401,
    code: "key_unknown",
    remedy: ways,
  })
  expect(await identify({ authorization: `Basic ${ada}` })).toMatchObject({ status: 401 })
})

test("a wrong x-keepsake-key is not made good by a right key elsewhere", async () => {
  const { identify, ada } = await house()
  expect(await identify({ "x-keepsake-key": "wrong", authorization: `Bearer ${ada}` })).toMatchObject({ status: 401 })
})

test("the names bound to a key are applied", async () => {
  const { identify, bob } = await house()
  expect(await identify({ "x-api-key": bob })).toMatchObject({
    user: "bob",
    agent: "bot",
    mode: "read",
    widest: "user",
  })
})

test("the token of this machine is the administrator of the tenant default", async () => {
  const { identify } = await house()
  const caller = await identify({ authorization: "Bearer token-of-the-lock-file" })
  expect(caller).toMatchObject({ tenant: "default", role: "admin", widest: "tenant", keyId: "local" })
})

test("in passthrough mode each credential has its own tenant, and an invalid Keepsake key is refused", async () => {
  const keys = await Keys.open(new MemoryState())
  const ada = await keys.create({ role: "user", serves: "one", tenant: "ada" })
  const identify = createIdentify(keys, { passthrough: true })
  const one = await identify({ authorization: "Bearer sk-one" })
  expect(one).toMatchObject({ role: "user", presented: "own", tenant: expect.stringMatching(/^own_[0-9a-f]{32}$/) })
  expect(await identify({ "x-api-key": "sk-one" })).toEqual(one)
  expect(await identify({ authorization: "Bearer sk-two" })).not.toEqual(one)
  expect(await identify({ authorization: `Bearer ${ada.secret}` })).toMatchObject({ tenant: "ada" })
  expect(await identify({ "x-keepsake-key": ada.secret, authorization: "Bearer sk-one" })).toMatchObject({
    tenant: "ada",
  })
  await keys.revoke(ada.record.id)
  expect(await identify({ authorization: `Bearer ${ada.secret}` })).toMatchObject({ status: 401 })
  expect(await identify({ "x-keepsake-key": "sk-one" })).toMatchObject({ status: 401 })
  expect(await identify({})).toMatchObject({ status: 401 })
})
