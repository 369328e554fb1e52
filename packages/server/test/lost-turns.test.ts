import { createMemory, MemoryError } from "@keepsake/core"
import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

test("turns that could not be stored are in health, status, warnings and metrics until they are acknowledged", async () => {
  const memory = await createMemory()
  const { url, admin, user } = await keepsake({ memory })
  const say = async (content: string) => {
    const answer = await fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${user}`, "content-type": "application/json", "x-keepsake-user": "ada" },
      body: JSON.stringify({ model: "keepsake-demo", messages: [{ role: "user", content }] }),
    })
    await answer.text()
    return answer.status
  }
  const metrics = async () => (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${admin}` } })).text()
  const read = async () => ({
    health: await ask(url, "memoryHealth", { key: admin }),
    status: await ask(url, "status", { key: admin }),
    metrics: await metrics(),
  })

  const { push } = memory.state.queue
  // A failure that no other try can avoid: the turn does not wait.
  memory.state.queue.push = () => Promise.reject(new MemoryError("store_corrupt", "A page is damaged"))
  expect([await say("My dog is called Biscuit."), await say("My boat is called Aurora.")]).toEqual([200, 200])
  await expect.poll(async () => (await memory.status()).turns.lost).toBe(2)
  memory.state.queue.push = push

  const warning = { code: "turns-lost", params: { turns: 2, since: expect.stringMatching(/^20\d\d-.*Z$/) } }
  const told = {
    warnings: [expect.stringContaining("POST /api/queue/acknowledge")],
    warningDetails: [expect.objectContaining(warning)],
  }
  const before = await read()
  expect(before.health).toMatchObject({ body: { ...told, turns: { waiting: 0, lost: 2 } } })
  expect(before.status).toMatchObject({ status: 200, body: { ...told, turns: { waiting: 0, lost: 2 } } })
  expect(before.metrics).toContain('keepsake_unkept_turns{state="lost"} 2')

  expect(await ask(url, "acknowledgeLost", { key: user })).toMatchObject({ status: 403 })
  expect((await memory.status()).turns.lost).toBe(2)
  expect(await ask(url, "acknowledgeLost", { key: admin })).toMatchObject({ status: 200, body: { acknowledged: 2 } })
  const after = await read()
  expect(after.health).toMatchObject({
    status: 200,
    body: { warnings: [], warningDetails: [], turns: { waiting: 0, lost: 0 } },
  })
  expect(after.status).toMatchObject({ body: { warnings: [], turns: { waiting: 0, lost: 0 } } })
  expect(after.metrics).toContain('keepsake_unkept_turns{state="lost"} 0')
  expect(await ask(url, "acknowledgeLost", { key: admin })).toMatchObject({ body: { acknowledged: 0 } })
})
