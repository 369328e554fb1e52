import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { findOwner } from "../src/folder/open-folder.ts"
import { Place } from "./keepsake.ts"
import { LostOwner } from "./lost-owner.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

test("without a server a command opens the folder itself, and its memories persist", async () => {
  const added = await place.runAlone(["add", "Prefers tabs over spaces", "--user", "ada", "--json"])
  expect(added).toMatchObject({ code: 0, stderr: "" })
  expect(JSON.parse(added.stdout)).toMatchObject({ did: "created", status: "active", memory: { user: "ada" } })

  const about = ["--attribute", "home", "--subject", "sister ines", "--json"]
  const sister = await place.runAlone(["add", "Moved to Faro", ...about])
  expect(JSON.parse(sister.stdout).memory.about).toEqual({ subject: "sister ines", attribute: "home" })

  const again = await place.runAlone(["add", "Prefers tabs over spaces", "--user", "ada"])
  expect(again.stdout).toMatch(/Already known.*\npool: ada's in tenant default; seen by requests .* user ada/)
})

test("with a server commands speak to it, and are seen by its clients", async () => {
  const server = await place.serve()
  await place.run(["add", "My cat is called Waffle.", "--pin"])
  const found = await server.ask("/api/memory?q=Waffle", server.ready.keys?.client)
  expect(JSON.parse(found.body).data).toHaveLength(1)
  const searched = await place.run(["search", "cat"])
  expect(searched.stdout).toContain("Waffle")
})

test("search --all-words leaves out what has only some of the words", async () => {
  for (const text of ["My cat is called Waffle.", "My dog is called Biscuit."]) await place.run(["add", text])
  const found = await place.run(["search", "called waffle", "--all-words"])
  expect(found.stdout).toContain("Waffle")
  expect(found.stdout).not.toContain("Biscuit")
  expect((await place.run(["search", "called waffle"])).stdout).toContain("Biscuit")
})

test("--project of list and search leaves the memories of that project alone", async () => {
  await place.run(["add", "The release branch is called harvest", "--project", "orchard"])
  await place.run(["add", "The release branch is called anchor", "--project", "harbour"])
  const contents = async (...words: string[]): Promise<string[]> =>
    JSON.parse((await place.run([...words, "--json"])).stdout).data.map(
      (one: { readonly content?: string; readonly memory?: { readonly content: string } }) =>
        one.content ?? one.memory?.content,
    )
  expect(await contents("list", "--project", "orchard")).toEqual(["The release branch is called harvest"])
  expect(await contents("list")).toHaveLength(2)
  for (const [project, branch] of [
    ["orchard", "harvest"],
    ["harbour", "anchor"],
  ] as const) {
    expect(await contents("search", "release branch", "--project", project)).toEqual([
      `The release branch is called ${branch}`,
    ])
  }
})

test("many commands at once hand the folder to one another", async () => {
  const facts = ["one apple", "two pears", "three plums", "four figs"]
  const ended = await Promise.all(facts.map((fact) => place.runAlone(["add", fact])))
  expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual(facts.map(() => [0, ""]))
  const list = JSON.parse((await place.run(["list", "--json"])).stdout)
  expect(list.data.map((memory: { content: string }) => memory.content).toSorted()).toEqual(facts.toSorted())
})

test("serve waits for a command that owns the folder", async () => {
  const [added, server] = await Promise.all([place.runAlone(["add", "My dog is called Biscuit."]), place.serve()])
  expect(added.code).toBe(0)
  const found = await server.ask("/api/memory?q=Biscuit", server.ready.keys?.client)
  expect(JSON.parse(found.body).data).toHaveLength(1)
})

test("- reads text from stdin, and -- ends the options", async () => {
  await place.run(["add", "-"], {}, "Likes green tea\n")
  await place.run(["add", "--", "--help is what I like"])
  const list = JSON.parse((await place.run(["list", "--json"])).stdout)
  expect(list.data.map((memory: { content: string }) => memory.content)).toEqual([
    "--help is what I like",
    "Likes green tea",
  ])
})

test("one user's memories are not listed for another, regardless of the environment", async () => {
  await place.run(["add", "Likes chess", "--user", "ada"])
  const bob = await place.run(["list"], { KEEPSAKE_USER: "bob" })
  expect(bob).toMatchObject({ code: 0, stdout: expect.stringContaining("No memories") })
  expect((await place.run(["list"], { KEEPSAKE_USER: "ada" })).stdout).toContain("Likes chess")
})

test("forget deletes a memory from every read; a second time there is none", async () => {
  const { id } = JSON.parse((await place.run(["add", "Likes chess", "--json"])).stdout)
  expect((await place.run(["get", id])).stdout).toContain("Likes chess")
  const forgotten = await place.run(["forget", id])
  expect(forgotten).toMatchObject({ code: 0, stdout: expect.stringContaining(`keepsake restore ${id}`) })
  expect(await place.run(["get", id, "--json"])).toMatchObject({ code: 1, stdout: "" })
  expect((await place.run(["forget", id])).code).toBe(1)
  // What could still be restored is erased, and then there is nothing.
  expect((await place.run(["forget", id, "--erase"])).code).toBe(0)
  expect((await place.run(["restore", id])).code).toBe(1)
  expect((await place.run(["forget", id, "--erase"])).code).toBe(1)
  expect((await place.run(["erase", id, "--yes"])).code).toBe(1)
})

test("forget --erase leaves no byte of the memory in the data folder, and says what it does not reach", async () => {
  await place.serve()
  const add = async (content: string) =>
    String(JSON.parse((await place.run(["add", content, "--json"])).stdout).memory.id)
  const [first, second] = [await add("My cat is called Blimwocket"), await add("My dog is called Crampfizzle")]
  expect((await place.run(["forget", first, "--erase"])).stdout).toContain("Not reached:")
  const { notReached } = JSON.parse((await place.run(["forget", second, "--erase", "--json"])).stdout)
  expect(notReached).toContainEqual(expect.stringContaining("backups"))
  const files = readdirSync(place.data).filter((name) => name.startsWith("keepsake.db"))
  expect(files.map((name) => readFileSync(join(place.data, name), "latin1")).join("")).not.toMatch(/Blimw|Crampf/)
})

test("keys are created, listed without their secret, and revoked", async () => {
  const server = await place.serve()
  const made = JSON.parse((await place.run(["keys", "create", "--many", "--name", "team", "--json"])).stdout)
  expect(made.key).toMatchObject({ role: "user", serves: "many", name: "team" })
  expect((await server.ask("/api/status", made.secret)).status).toBe(200)
  const listed = await place.run(["keys", "list"])
  expect(listed.stdout).toContain("team")
  expect(listed.stdout).not.toContain(made.secret)
  const unasked = await place.run(["keys", "revoke", made.key.id])
  expect(unasked).toMatchObject({ code: 2, stderr: expect.stringMatching(/rejected at once[\s\S]*Confirm with --yes/) })
  expect((await server.ask("/api/status", made.secret)).status).toBe(200)
  expect((await place.run(["keys", "revoke", made.key.id, "--yes"])).code).toBe(0)
  expect((await server.ask("/api/status", made.secret)).status).toBe(401)
})

test("a key, a backup and a folder of talk that do not exist are reported before anything is confirmed", async () => {
  await place.run(["add", "Drinks tea"])
  const missing = [
    [["keys", "revoke", "nope"], "There is no key nope"],
    [["backup", "restore", "/nope"], "There is no file /nope"],
    [["eval", "--talk", "/nope"], "There is no folder /nope"],
  ] as const
  for (const [words, told] of missing) {
    const { code, stderr } = await place.run(words)
    expect([words, code, stderr]).toEqual([words, 1, expect.stringContaining(told)])
    expect(stderr).not.toMatch(/--yes|ENOENT/)
  }
})

test("adding a secret says that it was removed", async () => {
  const secret = await place.run(["add", "My password is hunter2 and my sister is called Ada"])
  expect(secret.stdout).toMatch(/^Added[\s\S]*Secrets in it were removed\./)
  expect((await place.run(["add", "  My brother is called Max \n"])).stdout).not.toContain("removed")
})

test("an empty list without a user says that memories of users need a name", async () => {
  await place.run(["add", "Drinks tea", "--user", "ada"])
  const server = await place.serve()
  const { secret } = JSON.parse((await place.run(["keys", "create", "--many", "--tenant", "default", "--json"])).stdout)
  const many = { KEEPSAKE_URL: server.ready.url, KEEPSAKE_API_KEY: secret }
  expect((await place.run(["list"], many)).stdout).toMatch(/^No memories\.\s+No user was named.*--user/)
  expect((await place.run(["list", "--user", "ada"], many)).stdout).toContain("Drinks tea")
  expect((await place.run(["list", "--user", "bob"], many)).stdout.trim()).toBe("No memories.")
})

test("the last key of an administrator is revoked by no command, with a server or without", async () => {
  const server = await place.serve()
  const listed = async () =>
    JSON.parse((await place.run(["keys", "list", "--json"])).stdout).data.filter(
      ({ role }: { role: string }) => role === "admin",
    )
  const [last, ...others] = await listed()
  expect(others).toEqual([])
  const revoke = () => place.run(["keys", "revoke", last.id, "--yes"])
  expect(await revoke()).toMatchObject({ code: 1, stderr: expect.stringContaining("last key with the role admin") })
  await server.stop()
  expect((await revoke()).code).toBe(1)
  expect(await listed()).toHaveLength(1)
  await place.run(["keys", "create", "--role", "admin"])
  expect((await revoke()).code).toBe(0)
})

test("a server that is slow to answer is busy and not absent, as long as it owns the folder", async () => {
  await using slow = new Place()
  const owner = await LostOwner.of(slow.data, 3_000)
  expect(await findOwner(slow.data, 100)).toMatchObject({ state: "busy", owner: { pid: process.pid } })
  expect(await findOwner(slow.data)).toMatchObject({ state: "answers" })
  await owner[Symbol.asyncDispose]()
  expect(await findOwner(slow.data, 100)).toEqual({ state: "absent" })
})

test("status is exit 3 without a server, and tells of one", async () => {
  const none = await place.run(["status", "--json"])
  expect(none).toMatchObject({ code: 3, stdout: "" })
  expect(JSON.parse(none.stderr).error).toMatchObject({
    code: "unreachable",
    remedy: expect.stringContaining("keepsake serve"),
  })
  const server = await place.serve()
  expect(JSON.parse((await place.run(["status", "--json"])).stdout)).toMatchObject({
    url: server.ready.url,
    store: "sqlite",
  })
})

test("keys that are created at once are each created once", async () => {
  const names = ["one", "two", "three", "four"]
  const made = await Promise.all(names.map((name) => place.runAlone(["keys", "create", "--name", name])))
  expect(made.map(({ code, stderr }) => [code, stderr])).toEqual(names.map(() => [0, ""]))
  const { data } = JSON.parse((await place.run(["keys", "list", "--json"])).stdout)
  expect(data.map((key: { name: string }) => key.name).toSorted()).toEqual(names.toSorted())
})

test("retrying the creation of a key yields the same key", async () => {
  await using owner = await LostOwner.of(place.data)
  expect((await place.run(["keys", "create"])).code).toBe(3)
  expect((await place.run(["keys", "create"])).code).toBe(3)
  const requests = owner.asked.map((body): string => JSON.parse(body).request)
  const [first = "", second = ""] = new Set(requests)
  expect([first.length, second.length]).toEqual([32, 32])
  expect(requests).toEqual([first, first, first, second, second, second])
})

test("a command that only looks makes no folder, and says that there is none", async () => {
  const missing = join(place.data, "not-there")
  for (const words of [["list"], ["scan"], ["search", "dog"], ["keys", "list"]]) {
    const looked = await place.run([...words, "--data", missing])
    expect(looked).toMatchObject({ code: 3, stderr: expect.stringContaining(`There is no data folder at ${missing}`) })
  }
  expect(existsSync(missing)).toBe(false)
})

test("serve says that it waits for a command to end its work", async () => {
  const owner = await LostOwner.of(place.data)
  const words = ["serve", "--port", "0", "--host", "0.0.0.0"]
  let ended: PromiseLike<void> | undefined
  const { stderr } = await place.runAlone(words, {}, "", (said) => {
    if (said.includes("\n")) ended ??= owner[Symbol.asyncDispose]()
  })
  await ended
  expect(stderr).toMatch(new RegExp(`^Waiting up to 15 s for process ${process.pid} \\(command\\) to release `))
})

test("--url and a key reach another server; an unreachable one is exit 3", async () => {
  await using other = new Place()
  const { ready } = await other.serve()
  const key = { KEEPSAKE_API_KEY: ready.keys?.client ?? "" }
  await place.run(["add", "Likes chess", "--url", ready.url], key)
  expect((await other.run(["list"])).stdout).toContain("Likes chess")
  expect((await place.run(["list", "--url", ready.url])).code).toBe(2)
  expect((await place.run(["list", "--url", "http://127.0.0.1:9"], key)).code).toBe(3)
})

test("a key that is set is presented in the place of the folder's token", async () => {
  await place.serve()
  const wrong = await place.run(["list", "--json"], { KEEPSAKE_API_KEY: "kp_wrong_0123456789abcdef" })
  expect(wrong).toMatchObject({ code: 1, stdout: "" })
  expect(JSON.parse(wrong.stderr).error.code).toBe("key_unknown")
})

test("files of a killed owner do not block the next one", async () => {
  const server = await place.serve()
  await server.stop("SIGKILL")
  expect((await place.runAlone(["add", "Likes chess"])).code).toBe(0)
})

test("a list shows statements with the words they were read from folded below, and forgetting takes or keeps the words", async () => {
  const server = await place.serve()
  const key = server.ready.keys?.client
  const said = async (text: string) => {
    const messages = [{ role: "user", content: text }]
    await server.ask("/v1/chat/completions", key, { model: "keepsake-demo", messages })
    await expect.poll(async () => (await place.run(["list"])).stdout).toContain("1 sentence")
  }
  await said("I am allergic to peanuts. The weather was fine.")
  const folded = (await place.run(["list"])).stdout
  expect(folded).toMatch(/peanuts[^\n]*\n {4}and 1 sentence of a conversation/)
  expect(folded).toMatch(/messages? of conversations not shown: --turns/)
  expect(folded).not.toContain("weather")
  expect((await place.run(["list", "--words"])).stdout).toContain("said: I am allergic to peanuts.")
  expect((await place.run(["list", "--turns"])).stdout).toContain("The weather was fine.")
  const [{ id }] = JSON.parse((await place.run(["list", "--json"])).stdout).data
  expect((await place.run(["get", id])).stdout).toContain("said")
  expect((await place.run(["forget", id, "--keep-words"])).stdout).toContain("what was said stays")
  expect((await place.run(["list", "--turns"])).stdout).toContain("I am allergic to peanuts.")
  await place.run(["restore", id])
  expect((await place.run(["forget", id])).stdout).toMatch(/its words in .*--keep-words/s)
  expect((await place.run(["list", "--turns"])).stdout).not.toContain("peanuts")
})
