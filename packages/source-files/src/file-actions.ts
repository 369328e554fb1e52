import { access, realpath } from "node:fs/promises"
import { isAbsolute, resolve } from "node:path"
import { type Action, type ActionCall, defineAction, MemoryError } from "@keepsake/core"
import { redactLines } from "@keepsake/core/internal"
import { z } from "zod"
import { digestLines } from "./digest.ts"
import type { FollowedFolders, RootStatus } from "./followed-folders.ts"
import { isWithin } from "./is-within.ts"
import { locateFile, readLines } from "./read-file.ts"
import { ownerOf, type Root, rootSchema } from "./roots.ts"
import { isSelected } from "./walk-folder.ts"
import { writeDigest } from "./write-digest.ts"

const path = z.string().min(1).max(4_096)

const { format, trust } = rootSchema.shape
/** Without defaults: what is left out stays as it is in a folder that was added before. */
const addedSchema = rootSchema.omit({ tenant: true }).extend({
  format: format.unwrap().optional().describe(`${format.description}; default: markdown`),
  trust: trust.unwrap().optional().describe(`${trust.description}; default: untrusted`),
})

/** What people and agents ask of followed folders. */
export function fileActions(followed: () => FollowedFolders | undefined): readonly Action[] {
  const opened = (): FollowedFolders => {
    const folders = followed()
    if (folders === undefined) throw new MemoryError("part_missing", "The engine that follows folders is not open")
    return folders
  }
  const visible = async (call: ActionCall): Promise<readonly RootStatus[]> =>
    (await opened().statuses()).filter(({ root }) => isVisible(root, call))
  const notes = async (call: ActionCall): Promise<readonly RootStatus[]> =>
    (await visible(call)).filter(({ root }) => root.format === "markdown")
  return [
    defineAction({
      name: "files_status",
      title: "Folders in memory",
      description: "Folders whose Markdown files are in memory, when each was read, and what could not be read.",
      access: "read",
      input: z.strictObject({}),
      run: async (_, call) => (await visible(call)).map(toJson),
    }),
    defineAction({
      name: "files_list",
      title: "Files of a folder",
      description: "Files of a followed folder that are in memory, each with its number of parts.",
      access: "admin",
      input: z.strictObject({
        root: path,
        contains: z.string().max(200).default("").describe("a part of their path"),
        offset: z.int().min(0).default(0),
        limit: z.int().min(1).max(1_000).default(200),
      }),
      async run({ root: folder, contains, offset, limit }, call) {
        const { root } = await findRoot(folder, await notes(call))
        const collection = await call.memory.for(ownerOf(root)).documents(await opened().collectionOf(root))
        const found = collection
          .list()
          .filter((one) => one.path.toLowerCase().includes(contains.toLowerCase()))
          .toSorted((one, other) => (one.path < other.path ? -1 : 1))
        const files = found.slice(offset, offset + limit).map((one) => ({ path: one.path, chunks: one.parts }))
        return { root: root.path, total: found.length, files }
      },
    }),
    defineAction({
      name: "files_read",
      title: "Read a file of memory",
      description: "Lines of a Markdown file by the path of a citation (machines.md#L3): the context around a hit.",
      access: "read",
      role: "read-lines",
      input: z.strictObject({
        path: path.describe("as cited; #L3-L9 selects lines"),
        from: z.int().min(1).optional().describe("first line"),
        lines: z.int().min(1).max(2_000).optional(),
        root: path.optional().describe("the folder, if several have this file"),
      }),
      async run(input, call) {
        const [, file = input.path, first, last] = /^(.+?)#L(\d+)(?:-L?(\d+))?$/.exec(input.path) ?? []
        const from = input.from ?? (first === undefined ? undefined : Math.max(1, Number(first)))
        const lines =
          input.lines ?? (first === undefined ? undefined : Math.max(1, Number(last ?? first) - Number(first) + 1))
        const matches = []
        const all = await notes(call)
        for (const { root } of input.root === undefined ? all : [await findRoot(input.root, all)]) {
          // The other folders have their files while one is away.
          if (input.root === undefined && !(await isThere(root.path))) continue
          if (isAbsolute(file) && !(await isInside(file, root.path))) continue
          const clean = call.memory.settings.redactSecrets ? redactLines : undefined
          const read = await readLines(root, file, { from, lines, clean })
          if (read !== undefined) matches.push({ root: root.path, ...read })
        }
        const [match, ...others] = matches
        if (match === undefined) return { path: file, text: "", lines: 0, note: "No followed folder has this file." }
        return { ...match, ...(others.length > 0 && { alsoIn: others.map((one) => one.root) }) }
      },
    }),
    defineAction({
      name: "files_write",
      title: "Write a digest",
      description:
        "Writes what is known about the user into a Markdown file of a followed folder, between two markers, for tools that read files.",
      access: "admin",
      input: z.strictObject({
        path: path.describe("such as MEMORY.md; created if it is missing"),
        root: path.optional(),
      }),
      async run(input, call) {
        const all = await notes(call)
        const chosen = input.root === undefined ? all : [await findRoot(input.root, all)]
        const { root } = await homeOf(input.path, chosen)
        const { file, inside } = await locateFile(root.path, input.path)
        if (!isSelected(inside, root)) {
          throw new MemoryError("options_invalid", `${inside} is left out by the globs of ${root.path}`, {
            remedy: "Write a file that is read, or change include and exclude.",
          })
        }
        const lines = await digestLines(call.memory.for(ownerOf(root)))
        const { edits } = await writeDigest(file, lines)
        return {
          path: file,
          lines: lines.length,
          ...(edits > 0 && { edits, note: "Lines that somebody wrote into the digest stay at its end." }),
        }
      },
    }),
    defineAction({
      name: "files_sync",
      title: "Read folders now",
      description:
        "Reads what changed in followed folders. force: read unchanged files too, and remove the files of a folder that is empty now.",
      access: "admin",
      input: z.strictObject({ path: path.optional(), force: z.boolean().default(false) }),
      async run(input, call) {
        const all = await visible(call)
        const chosen = input.path === undefined ? all : [await findRoot(input.path, all)]
        const results = []
        for (const { root } of chosen) {
          const result = await opened()
            .sync(root, call.memory, { signal: call.signal, force: input.force })
            .then(
              (report) => ({ path: root.path, ...report, skipped: report.skipped.map((one) => ({ ...one })) }),
              (error: unknown) => {
                if (input.path !== undefined || !MemoryError.is(error)) throw error
                return { path: root.path, error: error.message }
              },
            )
          results.push(result)
        }
        return results
      },
    }),
    defineAction({
      name: "files_add",
      title: "Follow a folder",
      description:
        "Keeps the Markdown files of a folder on the server's machine in memory from now on, or remembers the transcripts in it, and reads them. Of a folder that was added before it changes the options that are given.",
      access: "admin",
      input: addedSchema,
      async run(asked, call) {
        const { owner } = call
        const user = asked.user ?? owner.user
        const agent = asked.agent ?? owner.agent
        const root = await opened().add({ ...asked, tenant: owner.tenant, user, agent })
        const report = await opened().sync(root, call.memory, { signal: call.signal, force: true })
        const { path: at, format } = root
        return "stored" in report
          ? { path: at, format, trust: root.trust, files: report.files, chunks: report.stored }
          : { path: at, format, files: report.files, messages: report.messages }
      },
    }),
    defineAction({
      name: "files_remove",
      title: "Stop following a folder",
      description: "Ends following a folder that was added, and takes its files out of memory. The files stay.",
      access: "admin",
      input: z.strictObject({ path }),
      async run(input, call) {
        const { root, isAdded } = await findRoot(input.path, await visible(call))
        if (!isAdded) {
          throw new MemoryError("options_invalid", `${root.path} is configured`, {
            remedy: "Take it out of the plugin's roots in the configuration, and restart.",
          })
        }
        return { path: root.path, removed: await opened().remove(root, call.memory) }
      },
    }),
  ]
}

/** A folder is seen by whoever may see the memory that it is read into. */
function isVisible({ tenant, user, agent }: Root, { owner, scope }: ActionCall): boolean {
  if (tenant !== owner.tenant) return false
  if (scope === "tenant" && owner.user === undefined && owner.agent === undefined) return true
  return (user === undefined || user === owner.user) && (agent === undefined || agent === owner.agent)
}

/** The folder that a path is in: by an absolute path, or the only one. */
async function homeOf(file: string, all: readonly RootStatus[]): Promise<RootStatus> {
  const [first, second] = all
  if (first !== undefined && second === undefined) return first
  for (const one of all) if (isAbsolute(file) && (await isInside(file, one.root.path))) return one
  throw new MemoryError("options_invalid", `${file} may be in more than one followed folder, or in none`, {
    remedy: "Write its absolute path, or add root=FOLDER.",
  })
}

async function findRoot(folder: string, all: readonly RootStatus[]): Promise<RootStatus> {
  const real = await realpath(folder).catch(() => folder)
  for (const one of all) {
    if (
      one.root.path === folder ||
      one.root.path === resolve(folder) ||
      (await realpath(one.root.path).catch(() => undefined)) === real
    )
      return one
  }
  throw new MemoryError("options_invalid", `${folder} is no followed folder`, {
    remedy: "See keepsake files status for all.",
  })
}

function isThere(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  )
}

async function isInside(file: string, folder: string): Promise<boolean> {
  const real = await realpath(folder).catch(() => folder)
  return file !== real && isWithin(file, real)
}

function toJson({ root, isAdded, report, syncedAt, error, unwatched, stale }: RootStatus) {
  const ofNotes = report !== undefined && "stored" in report ? report : undefined
  return {
    path: root.path,
    user: root.user ?? null,
    agent: root.agent ?? null,
    format: root.format,
    trust: root.trust,
    isAdded,
    files: report?.files ?? null,
    chunks: ofNotes?.stored ?? null,
    syncedAt: syncedAt === undefined ? null : new Date(syncedAt).toISOString(),
    error: error ?? null,
    unwatched: unwatched ?? null,
    stale,
    skipped: report?.skipped.map((one) => ({ ...one })) ?? [],
    forgotten: ofNotes?.forgotten ?? [],
  }
}
