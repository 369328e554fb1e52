import fc from "fast-check"
import { beforeAll, describe, expect, test } from "vitest"
import { type Keepsake, started } from "../keepsake.ts"
import { sampleOf } from "./sampled.ts"
import { codeIn, lines, send, written } from "./sent.ts"

const REFUSED = new Set([401, 403])
const CALLS = 4

/** A line that takes a key in its body, to sign somebody in, looks at no other; its own test does. */
const held = lines.filter(([, route]) => !("key" in (route.body?.shape ?? {}) && route.access === "public"))

/** Every line of the table, with and without keys of every kind: who may call is what the line says. */
describe.each(held)("%s", (name, route) => {
  let keepsake: Keepsake
  beforeAll(async () => {
    const running = await started()
    keepsake = running
    return () => running.end()
  })
  const samples = fc.sample(sampleOf(route), { numRuns: CALLS, seed: 7 })
  const asked = async (key: string | undefined) =>
    Promise.all(samples.map((sample) => send(keepsake.url, written(route, sample, key))))

  test(`without a key ${route.access === "public" ? "it answers" : "it is refused"}`, async () => {
    const answers = await asked(undefined)
    if (route.access === "public") return expect(answers.some(({ status }) => REFUSED.has(status))).toBe(false)
    expect(answers.map(({ status }) => status)).toEqual(samples.map(() => 401))
    expect(answers.map(codeIn)).toEqual(samples.map(() => "key_missing"))
  })

  test(`with a wrong key ${route.access === "public" ? "it answers" : "it is refused"}`, async () => {
    const answers = await asked("kp_0000000000_00000000000000000000000000000000000000")
    const refused = route.access === "public" ? [] : samples.map(() => "key_unknown")
    expect(answers.filter(({ status }) => REFUSED.has(status)).map(codeIn)).toEqual(refused)
  })

  test(`a user's key ${route.access === "admin" ? "is not enough" : "is"}`, async () => {
    const answers = await asked(keepsake.user)
    const refusals = answers.filter(({ status }) => status === 401)
    if (route.access !== "admin") {
      expect(refusals).toEqual([])
      // Some parameters are for administrators even so.
      return expect(answers.every((answer) => codeIn(answer) === "admin_only")).toBe(false)
    }
    expect(answers.map(({ status }) => status)).toEqual(samples.map(() => 403))
    expect(answers.map(codeIn)).toEqual(samples.map(() => "admin_only"))
  })

  test("an administrator's key always is enough", async () => {
    const answers = await asked(keepsake.admin)
    expect(answers.filter(({ status }) => status === 401).map(codeIn)).toEqual([])
    expect(answers.map(codeIn)).not.toContain("admin_only")
    expect(answers.map(codeIn)).not.toContain("tenant_forbidden")
  })

  const places = (["query", "body"] as const).filter((place) => route[place] && "tenant" in route[place].shape)
  test.runIf(places.length > 0 && route.access !== "admin").each(["tenant", "apiKeyId", "instanceId"])(
    "a user's key that names another tenant as %s is refused",
    async (alias) => {
      const foreign = samples.map((sample) => {
        const [place = "query"] = places
        const { tenant: _, apiKeyId: __, instanceId: ___, scope: ____, ...rest } = Object(sample[place])
        return { ...sample, [place]: { ...rest, [alias]: "default" } }
      })
      const answers = await Promise.all(
        foreign.map((sample) => send(keepsake.url, written(route, sample, keepsake.stranger))),
      )
      // What does not fit its schema is said to be so before anybody looks whose it is.
      const read = answers.filter(({ status }) => status !== 400 && status !== 413 && status !== 422)
      expect(read.filter((one) => !["tenant_forbidden", "admin_only"].includes(codeIn(one) ?? ""))).toEqual([])
      expect(read.length, `${name}: no sample came so far`).toBeGreaterThan(0)
    },
  )
})
