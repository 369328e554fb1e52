import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"
import { Place, type Server } from "./keepsake.ts"

/** As a full disk: no file can be written. The limit of a process that runs can be changed on Linux alone. */
function limit({ pid }: Server, bytes: string): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`])
}

function canLimit(): boolean {
  try {
    return execFileSync("prlimit", ["--version"]).length > 0
  } catch {
    return false
  }
}

test.skipIf(!canLimit())(
  "turns whose reply was sent on a full disk wait, are reported, and are stored when there is room",
  async () => {
    await using place = new Place()
    const server = await place.serve()
    const { client, admin } = server.ready.keys ?? { client: "", admin: "" }
    const say = async (content: string) => {
      const response = await fetch(`${server.ready.url}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${client}`, "content-type": "application/json" },
        body: JSON.stringify({ model: "keepsake-demo", messages: [{ role: "user", content }] }),
      })
      await response.text()
      return { status: response.status, degraded: response.headers.get("x-keepsake-degraded") ?? "" }
    }
    const health = async () => {
      const { status, body } = await server.ask("/api/memory/health", admin)
      return { status, ...JSON.parse(body) }
    }
    const said = ["My dog is called Biscuit.", "My sister lives in Porto.", "My boat is called Aurora."]

    await say("I live in Lisbon.")
    await expect.poll(health).toMatchObject({ status: 200, queue: { pending: 0 } })

    limit(server, "0")
    const answers = []
    for (const one of said) answers.push(await say(one))
    // The first was answered before anything failed.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ degraded }) => degraded.includes("store-full"))).toEqual([false, true, true])
    expect(await health()).toMatchObject({ status: 503, working: false, turns: { waiting: 3, lost: 0 } })
    const told = await place.run(["status"])
    expect([told.code, told.stdout]).toEqual([0, expect.stringContaining("3 waiting in memory, 0 lost")])
    expect((await server.ask("/metrics", admin)).body).toContain('keepsake_unkept_turns{state="waiting"} 3')

    limit(server, "unlimited")
    await expect.poll(health).toMatchObject({ status: 200, turns: { waiting: 0, lost: 0 }, queue: { pending: 0 } })
    expect((await say("My cat is called Momo.")).degraded).not.toContain("store-full")
    const listed = (await server.ask("/api/memory", admin)).body
    for (const one of ["Biscuit", "Porto", "Aurora"]) expect(listed).toContain(one)

    limit(server, "0")
    await say("My horse is called Storm.")
    await say("My goat is called Heidi.")
    await server.stop()
    expect(server.stderr()).toMatch(/"event":"turns-lost","turns":2/)
  },
)
