import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { loadavg, tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { createMemory, type MemoryEngine, tenantOf } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { expect, it } from "vitest"
import { InventedNames } from "../../../proofs/invented-names.ts"
import { report, sizeFromEnvironment } from "../../../proofs/size.ts"
import { markdownFolders, syncFolder } from "../src/index.ts"

const FILES = sizeFromEnvironment("PROOF_FOLDER_FILES", 10_000)
const EDITS = sizeFromEnvironment("PROOF_FOLDER_EDITS", 20)
const CHANGES = sizeFromEnvironment("PROOF_FOLDER_CHANGES", 1_000)
const KILLS = sizeFromEnvironment("PROOF_FOLDER_KILLS", 100)
const NOTES = 501
const WANTED = 40
const SEARCH_ROUNDS = 20
const REMOVALS = sizeFromEnvironment("PROOF_FOLDER_REMOVALS", 5)
const KILLS_PER_REMOVAL = 4
const script = fileURLToPath(new URL("./following-process.ts", import.meta.url))
const removingScript = fileURLToPath(new URL("./removing-process.ts", import.meta.url))

it(`reads ${NOTES} notes of 32 lines and finds ${WANTED} of ${WANTED} names first, without an embedder`, async () => {
  await using home = await createHome()
  const names = new InventedNames(3)
  const wanted = Array.from({ length: WANTED }, (_, at) => ({ file: `note-${at * 12}.md`, name: names.next() }))
  for (let at = 0; at < NOTES; at++) {
    const found = wanted.find(({ file }) => file === `note-${at}.md`)
    await home.write(`note-${at}.md`, noteOf(at, names, found?.name))
  }
  await using memory = await createMemory({ plugins: [sqlite({ path: join(home.path, "keepsake.db") })] })
  const ada = memory.for({ user: "ada" })
  const began = performance.now()
  const worked = process.cpuUsage()
  const { files, stored } = await syncFolder(ada, { path: home.notes })
  const indexed = performance.now() - began
  const workedIndexing = processorMs(worked)
  const searching = process.cpuUsage()
  const { times, first } = await askAll(ada, wanted)
  const workedSearching = processorMs(searching) / WANTED
  // A process that has just started compiles while it searches.
  for (let round = 2; round < SEARCH_ROUNDS; round++) await askAll(ada, wanted)
  const warm = await askAll(ada, wanted)
  const again = performance.now()
  expect(await syncFolder(ada, { path: home.notes })).toMatchObject({ read: 0 })
  report("notes", {
    files,
    parts: stored,
    "ms to index": Math.round(indexed),
    "of the processor": workedIndexing.toFixed(0),
    "ms to look again": Math.round(performance.now() - again),
    "wanted first": `${first} of ${WANTED}`,
    ...percentiles("ms a search, just started", times),
    ...percentiles(`ms a search, round ${SEARCH_ROUNDS}`, warm.times),
    "of the processor (mean)": workedSearching.toFixed(1),
    load: load(),
  })
  expect(first).toBe(WANTED)
})

/** Asks for each name, half of them in a question. */
async function askAll(
  ada: ReturnType<MemoryEngine["for"]>,
  wanted: readonly { readonly file: string; readonly name: string }[],
) {
  const times: number[] = []
  let first = 0
  for (const [at, { file, name }] of wanted.entries()) {
    const from = performance.now()
    const { memories } = await ada.search(at % 2 === 0 ? name : `Where did we put the key of ${name}?`)
    times.push(performance.now() - from)
    if (memories[0]?.memory.metadata.path === file) first++
  }
  return { times, first }
}

it(`shows ${EDITS} edits among ${FILES} files`, async () => {
  await using home = await createHome()
  const names = new InventedNames(5)
  for (let at = 0; at < FILES; at++) await home.write(`part-${at % 100}/note-${at}.md`, noteOf(at, names, undefined, 2))
  await using memory = await createMemory({
    plugins: [
      sqlite({ path: join(home.path, "keepsake.db") }),
      markdownFolders({ roots: [{ path: home.notes, user: "ada" }] }),
    ],
  })
  const began = performance.now()
  await until(async () => (await filesRead(memory)) === FILES)
  const indexed = performance.now() - began
  await pause(5_000)
  const times: number[] = []
  for (let edit = 0; edit < EDITS; edit++) {
    await pause(Math.random() * 6_000)
    const at = Math.floor(Math.random() * FILES)
    const name = names.next()
    const from = performance.now()
    await home.write(`part-${at % 100}/note-${at}.md`, noteOf(at, names, name, 2))
    await until(() => finds(memory, name), 20)
    times.push(performance.now() - from)
  }
  report("edits", {
    files: FILES,
    "ms to index": Math.round(indexed),
    ...percentiles("ms until an edit is found", times),
    "within 3 s": `${times.filter((time) => time <= 3_000).length} of ${EDITS}`,
    load: load(),
  })
})

it(`equals its files after ${CHANGES} edits, renames and deletions with ${KILLS} kills`, async () => {
  await using home = await createHome()
  const names = new InventedNames(7)
  let serial = 0
  for (; serial < 60; serial++) await home.write(`part-${serial % 5}/note-${serial}.md`, noteOf(serial, names))
  const path = join(home.path, "keepsake.db")
  let follower = await follow(path, home.notes)
  let kills = 0
  for (let change = 0; change < CHANGES; change++) {
    const files = await home.files()
    const file = files[Math.floor(Math.random() * files.length)] ?? "part-0/note-0.md"
    const kind = Math.random()
    if (kind < 0.5) await home.write(file, edited(await home.read(file), names))
    else if (kind < 0.65) await home.write(`part-${change % 7}/note-${serial++}.md`, noteOf(change, names))
    else if (kind < 0.8) await home.move(file, `part-${change % 9}/moved-${serial++}.md`)
    else if (kind < 0.85) await home.move(dirname(file), `folder-${serial++}`)
    else if (files.length > 20) await home.remove(file)
    if (change % Math.ceil(CHANGES / KILLS) === 0) {
      await pause(Math.random() * 400)
      follower.kill("SIGKILL")
      await once(follower, "exit")
      kills++
      follower = await follow(path, home.notes)
    } else if (Math.random() < 0.2) await pause(Math.random() * 100)
  }
  follower.kill("SIGKILL")
  await once(follower, "exit")
  const expected = await contentsOf(undefined, home.notes)
  const stored = await contentsOf(path, home.notes)
  const left = (await readdir(home.path)).filter((name) => !/^(?:notes|keepsake\.db.*)$/.test(name))
  report("killed while it follows", {
    changes: CHANGES,
    kills,
    parts: stored.length,
    "not equal to the files": stored.filter((part) => !expected.includes(part)).length,
    missing: expected.filter((part) => !stored.includes(part)).length,
    "temporary files": left.length,
    load: load(),
  })
  expect(stored).toEqual(expected)
  expect(left).toEqual([])
})

it(`is out of memory after each of ${REMOVALS} removals with up to ${KILLS_PER_REMOVAL} kills`, async () => {
  await using home = await createHome()
  const names = new InventedNames(9)
  for (let at = 0; at < 200; at++) await home.write(`note-${at}.md`, noteOf(at, names, undefined, 4))
  const path = join(home.path, "keepsake.db")
  let kills = 0
  let resumed = 0
  let left = 0
  for (let removal = 0; removal < REMOVALS; removal++) {
    await change(path, home.notes, "add")
    for (let attempt = 0, isDone = false; !isDone; attempt++) {
      const patience = attempt < KILLS_PER_REMOVAL ? Math.random() * 1_000 : undefined
      const output = await change(path, home.notes, "remove", patience)
      isDone = output.includes("done")
      if (!isDone) kills++
      if (output.includes("resumed")) resumed++
    }
    await using memory = await createMemory({ plugins: [sqlite({ path })] })
    left += (await memory.for({ user: "ada" }).list({ limit: 200 })).items.length
  }
  const files = (await home.files()).length
  report("killed while it is removed", { removals: REMOVALS, kills, resumed, "parts left": left, files, load: load() })
  expect({ left, files }).toEqual({ left: 0, files: 200 })
})

/** What a process printed that adds or removes a folder, and is killed so many milliseconds after it began to. */
async function change(path: string, folder: string, task: string, patience?: number): Promise<string> {
  const child = spawn(process.execPath, [removingScript, path, folder, task])
  child.stderr.pipe(process.stderr)
  const exit = once(child, "exit")
  let output = ""
  child.stdout.on("data", (text) => {
    output += String(text)
  })
  if (patience !== undefined) {
    await Promise.race([once(child.stdout, "data"), exit])
    await pause(patience)
    child.kill("SIGKILL")
  }
  await exit
  return output
}

/** A folder `notes` in a folder of its own. */
async function createHome() {
  const path = await mkdtemp(join(tmpdir(), "keepsake-proof-folders-"))
  const notes = join(path, "notes")
  await mkdir(notes)
  const placeOf = async (file: string): Promise<string> => {
    const place = join(notes, file)
    await mkdir(dirname(place), { recursive: true })
    return place
  }
  return {
    path,
    notes,
    write: async (file: string, text: string) => writeFile(await placeOf(file), text),
    read: (file: string) => readFile(join(notes, file), "utf8"),
    move: async (from: string, to: string) => rename(join(notes, from), await placeOf(to)),
    remove: (file: string) => rm(join(notes, file)),
    files: async () => (await readdir(notes, { recursive: true })).filter((file) => file.endsWith(".md")).toSorted(),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  }
}

/** A note with a heading and as many lines as asked for, of which one may have a name of its own. */
function noteOf(at: number, names: InventedNames, name?: string, lines = 30): string {
  const items = Array.from({ length: lines }, (_, line) =>
    line === 4 % lines && name !== undefined
      ? `- We put the key of ${name} into drawer ${at % 17}.`
      : `- Shelf ${line} holds the tools that the workshop on floor ${(at * 7 + line) % 23} lends to ${line % 6 === 0 ? names.next() : "the neighbours"}.`,
  )
  return `# Item ${at}\n\n${items.join("\n")}\n`
}

function edited(text: string, names: InventedNames): string {
  const lines = text.trimEnd().split("\n")
  const at = 2 + Math.floor(Math.random() * Math.max(1, lines.length - 2))
  const kind = Math.random()
  if (kind < 0.4) lines[at] = `- Lent to ${names.next()} since Monday.`
  else if (kind < 0.7) lines.splice(at, 0, `## Room ${names.next()}`, "", `- A ladder for ${names.next()}.`, "")
  else if (lines.length > 6) lines.splice(at, 3)
  return `${lines.join("\n")}\n`
}

async function follow(path: string, folder: string): Promise<ChildProcessWithoutNullStreams> {
  const child = spawn(process.execPath, [script, path, folder])
  child.stderr.pipe(process.stderr)
  await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`The follower ended with ${code}`))),
  ])
  return child
}

/** What is in memory of a folder after a sync: place and text of each part. */
async function contentsOf(path: string | undefined, folder: string): Promise<readonly string[]> {
  await using memory = await createMemory({ plugins: path === undefined ? [] : [sqlite({ path })] })
  const ada = memory.for({ user: "ada" })
  await syncFolder(ada, { path: folder, trust: "owner" })
  const parts: string[] = []
  let cursor: string | undefined
  do {
    const page = await ada.list({ limit: 200, ...(cursor !== undefined && { cursor }) })
    for (const { metadata, content } of page.items) parts.push(`${metadata.path}#${metadata.lines} ${content}`)
    cursor = page.next
  } while (cursor !== undefined)
  return parts.toSorted()
}

async function filesRead(memory: MemoryEngine): Promise<unknown> {
  const owner = { tenant: tenantOf("default") }
  const call = { memory, owner, scope: "tenant", signal: new AbortController().signal } as const
  const [root] = [await memory.actions.get("files_status")?.run({}, call)].flat()
  return typeof root === "object" && root !== null && "files" in root ? root.files : undefined
}

async function finds(memory: MemoryEngine, text: string): Promise<boolean> {
  const { memories } = await memory.for({ user: "ada" }).search(text, { limit: 1 })
  return memories[0]?.memory.content.includes(text) ?? false
}

async function until(isTrue: () => Promise<boolean>, everyMs = 250): Promise<void> {
  for (let left = 600_000 / everyMs; left > 0; left--) {
    if (await isTrue()) return
    await pause(everyMs)
  }
  throw new Error("It did not happen within ten minutes")
}

function percentiles(what: string, times: readonly number[]): Readonly<Record<string, string>> {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1)
  return { [`${what}, p50`]: at(0.5), [`${what}, p95`]: at(0.95), [`${what}, most`]: at(1) }
}

/** Processor time of all threads since then: what a busy machine does not change much. */
function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}
