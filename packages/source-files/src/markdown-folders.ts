import { Action, type MemoryEngine, type RecurringCall, RecurringTask } from "@keepsake/core"
import { CONTRACT, definePlugin, State } from "@keepsake/core/plugin"
import { z } from "zod"
import { fileActions } from "./file-actions.ts"
import { FollowedFolders } from "./followed-folders.ts"
import { type Root, rootSchema } from "./roots.ts"

/** Folders of Markdown and of transcripts that an engine follows while it is open. */
export const markdownFolders = definePlugin({
  name: "source-files",
  contract: CONTRACT,
  options: z.strictObject({
    roots: z.array(rootSchema).max(100).default([]).describe("more can be added with keepsake files add"),
    intervalMs: z
      .int()
      .min(1_000)
      .max(86_400_000)
      .default(5_000)
      .describe("time between two looks at a folder, which find what the file system does not announce"),
  }),
  setup(context, { roots, intervalMs: everyMs }) {
    let folders: FollowedFolders | undefined
    const open = (state: State): FollowedFolders => {
      folders ??= new FollowedFolders(roots, state, context.now)
      return folders
    }
    for (const root of roots) {
      context.add(RecurringTask, (use) => {
        const followed = open(use.get(State))
        return {
          name: `files ${root.path}`,
          everyMs,
          run: (memory, call) => follow([root], followed, memory, { ...call, everyMs }),
        }
      })
    }
    context.add(RecurringTask, (use) => {
      const followed = open(use.get(State))
      return {
        name: "added folders",
        everyMs,
        run: async (memory, call) => follow(await followed.added(), followed, memory, { ...call, everyMs }),
      }
    })
    for (const action of fileActions(() => folders)) {
      context.add(Action, (use) => {
        open(use.get(State))
        return action
      })
    }
  },
})

/**
 * Follows folders, and watches them from then on. One that fails does not keep the others from being read. Resolves to
 * the milliseconds until the next look that no event brings forward.
 */
async function follow(
  roots: readonly Root[],
  folders: FollowedFolders,
  memory: MemoryEngine,
  { everyMs, ...call }: RecurringCall & { readonly everyMs: number },
): Promise<number> {
  const failures: unknown[] = []
  let rest = Number.POSITIVE_INFINITY
  for (const root of roots) {
    // Watched before it is read, so that nothing changes in between unseen.
    await folders.watch(root, call)
    await folders.follow(root, memory, { signal: call.signal, everyMs }).then(
      (next) => {
        rest = Math.min(rest, next)
      },
      (error: unknown) => failures.push(error),
    )
  }
  if (failures.length > 0) throw failures[0]
  return Math.max(everyMs, Number.isFinite(rest) ? rest : 0)
}
