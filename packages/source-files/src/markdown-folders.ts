import { realpath } from "node:fs/promises"
import { sep } from "node:path"
import { MemoryError, RecurringTask, tenantOf } from "@keepsake/core"
import { CONTRACT, definePlugin } from "@keepsake/core/plugin"
import { z } from "zod"
import { syncFolder } from "./sync-folder.ts"

const name = z.string().min(1).max(200)
const root = z.strictObject({
  path: z.string().min(1).describe("the folder, absolute or relative to the folder that the server was started in"),
  tenant: name.default("default").describe("whose memory it is"),
  user: name.optional(),
  agent: name.optional(),
  trust: z
    .enum(["owner", "untrusted"])
    .default("untrusted")
    .describe(
      "owner: the user or the application writes the files, and recall injects them; untrusted: searches find them",
    ),
  maxCharacters: z.int().min(128).max(8_000).optional().describe("the longest part of a file; default: 1,600"),
})

/** Folders of Markdown that an engine follows while it is open. */
export const markdownFolders = definePlugin({
  name: "source-files",
  contract: CONTRACT,
  options: z.strictObject({
    roots: z.array(root).min(1).max(100),
    intervalMs: z.int().min(1_000).max(86_400_000).default(5_000).describe("time between two looks at a folder"),
  }),
  setup(context, { roots, intervalMs }) {
    for (const { path, tenant, user, agent, ...options } of roots) {
      const owner = {
        tenant: tenantOf(tenant),
        ...(user !== undefined && { user }),
        ...(agent !== undefined && { agent }),
      }
      context.add(RecurringTask, () => ({
        name: `files ${path}`,
        everyMs: intervalMs,
        run: async (memory, call) => {
          await rejectOverlap(
            path,
            roots.map((one) => one.path),
          )
          await syncFolder(memory.for(owner), { ...options, path, ...call })
        },
      }))
    }
  },
})

/** `options_invalid` if a folder is, or is in, another root: each of its files would be in memory twice. */
async function rejectOverlap(path: string, roots: readonly string[]): Promise<void> {
  const real = await realpath(path).catch(() => undefined)
  if (real === undefined) return
  const others = await Promise.all(
    roots.map(async (one) => ({ one, real: await realpath(one).catch(() => undefined) })),
  )
  const within = others.filter(
    (other) => other.real !== undefined && (real === other.real || real.startsWith(other.real + sep)),
  )
  if (within.length <= 1) return
  const other = within.find(({ one }) => one !== path)?.one ?? path
  throw new MemoryError("options_invalid", `${path} and ${other} are the same folder, or one is in the other`, {
    remedy: "Keep one of these roots.",
  })
}
