import { MemoryState } from "@keepsake/core"
import { expect, it } from "vitest"
import { FirstKeys, Keys, type StartKeys } from "../src/index.ts"

/** A state whose process ends with the given number of writes done: nothing works afterwards. */
class EndingState extends MemoryState {
  left = Number.POSITIVE_INFINITY

  override async set(...asked: Parameters<MemoryState["set"]>): ReturnType<MemoryState["set"]> {
    this.#spend()
    return super.set(...asked)
  }

  override async delete(...asked: Parameters<MemoryState["delete"]>): ReturnType<MemoryState["delete"]> {
    this.#spend()
    return super.delete(...asked)
  }

  #spend(): void {
    if (this.left <= 0) throw new Error("The process has ended")
    this.left--
  }
}

/** What a start with this state shows. */
async function start(state: MemoryState): Promise<StartKeys> {
  const keys = await Keys.open(state)
  let shown: StartKeys | undefined
  await new FirstKeys(keys, state).create(async (given) => {
    shown = given
  })
  if (shown === undefined) throw new Error("Nothing was shown")
  return shown
}

async function rolesOf(state: MemoryState, { created }: StartKeys) {
  const keys = await Keys.open(state)
  return [(await keys.find(created?.client ?? ""))?.role, (await keys.find(created?.admin ?? ""))?.role]
}

it("a start after one that ended at any write shows both keys, and no third one exists", async () => {
  for (const done of [0, 1, 2, 3, 4]) {
    const state = new EndingState()
    state.left = done
    const wasWhole = await start(state).then(
      () => true,
      () => false,
    )
    expect(wasWhole, `${done} writes done`).toBe(false)
    state.left = Number.POSITIVE_INFINITY
    const next = await start(state)
    expect(await rolesOf(state, next), `${done} writes done`).toEqual(["user", "admin"])
    expect(await (await Keys.open(state)).list(), `${done} writes done`).toHaveLength(2)
    expect(await start(state)).toMatchObject({ existing: [{ name: "client" }, { name: "admin" }] })
  }
})

it("a start that fails before its keys were shown is repeated, and one that fails afterwards does not replace them", async () => {
  const state = new EndingState()
  const keys = await Keys.open(state)
  const first = new FirstKeys(keys, state)
  await expect(first.create(() => Promise.reject(new Error("Nobody reads")))).rejects.toThrow("Nobody reads")
  const shown: StartKeys[] = []
  const show = async (given: StartKeys) => {
    shown.push(given)
    state.left = shown.length === 1 ? 0 : Number.POSITIVE_INFINITY
  }
  await expect(first.create(show)).rejects.toThrow("ended")
  state.left = Number.POSITIVE_INFINITY
  await first.create(show)
  expect(shown).toHaveLength(1)
  expect(await rolesOf(state, shown[0] ?? { existing: [] })).toEqual(["user", "admin"])
  expect(await start(state)).not.toHaveProperty("created")
})

it("a start with keys is over when they were shown, also if the database goes away in that moment", async () => {
  const state = new EndingState()
  await start(state)
  const keys = await Keys.open(state)
  let shown: StartKeys | undefined
  await new FirstKeys(keys, state).create(async (given) => {
    shown = given
    state.get = () => Promise.reject(new Error("The database is away"))
  })
  expect(shown).toMatchObject({ existing: [{ name: "client" }, { name: "admin" }] })
})

it("a start after one of the keys was revoked or changed shows no secrets, and changes nothing", async () => {
  for (const change of ["revoke", "mode"] as const) {
    const state = new EndingState()
    const keys = await Keys.open(state)
    // The secrets were shown, and the process ended before it could record that.
    const ended = new FirstKeys(keys, state).create(async () => {
      state.left = 0
    })
    await expect(ended).rejects.toThrow("ended")
    state.left = Number.POSITIVE_INFINITY
    const [client] = await keys.list()
    await (change === "revoke" ? keys.revoke(client?.id ?? "") : keys.setMode(client?.id ?? "", "read"))
    const before = await keys.list()
    expect(await start(state)).toEqual({ existing: before })
    expect(await keys.list()).toEqual(before)
  }
})
