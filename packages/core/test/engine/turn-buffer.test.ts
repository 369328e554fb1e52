import { expect, it } from "vitest"
import { MemoryError } from "../../src/contract/errors.ts"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import { TurnBuffer } from "../../src/engine/queue/turn-buffer.ts"

const away = new MemoryError("store_unavailable", "There is no space left")
const turn = (keep: () => Promise<void>, characters = 10) => ({ session: "s", characters, keep })
const open = (state: InMemoryState) =>
  TurnBuffer.open(
    state,
    () => 42,
    () => undefined,
  )

it("writes turns in their order once the store takes them, and one that can never be written keeps none of the others", async () => {
  await using buffer = await open(new InMemoryState())
  const kept: string[] = []
  let isAway = true
  const keep = (name: string) => async () => {
    if (isAway) throw away
    if (name === "broken") throw new Error("It cannot be written")
    kept.push(name)
  }
  for (const name of ["one", "broken", "two"]) expect(buffer.take(turn(keep(name)), away)).toBe(true)
  expect(await buffer.flush()).toBe(false)
  expect(buffer.status).toMatchObject({ waiting: 3, lost: 0, why: "There is no space left" })
  isAway = false
  expect(await buffer.flush()).toBe(true)
  expect(kept).toEqual(["one", "two"])
  expect(buffer.status).toEqual({ waiting: 0, lost: 1, lostSince: 42 })
})

it("reports lost turns until they are acknowledged, also after a restart", async () => {
  const state = new InMemoryState()
  const buffer = await open(state)
  const never = () => Promise.reject(away)
  expect(buffer.take(turn(never, 33 * 1024 * 1024), away)).toBe(false)
  expect(buffer.take(turn(never), new MemoryError("store_corrupt", "It is damaged"))).toBe(false)
  expect(buffer.take(turn(never), away)).toBe(true)
  await buffer[Symbol.asyncDispose]()
  await using next = await open(state)
  expect(next.status).toMatchObject({ waiting: 0, lost: 3 })
  expect(await next.acknowledge()).toBe(3)
  await using last = await open(state)
  expect(last.status).toEqual({ waiting: 0, lost: 0 })
})
