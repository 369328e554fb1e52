import { Action, type MemoryEngine, type RecurringCall, RecurringTask } from "@keepsake/core"
import { CONTRACT, definePlugin, State } from "@keepsake/core/plugin"
import { z } from "zod"
import { fileActions } from "./file-actions.ts"
import { FollowedFolders, type Root, rootSchema } from "./followed-folders.ts"

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
        return { name: `files ${root.path}`, everyMs, run: (memory, call) => follow([root], followed, memory, call) }
      })
    }
    context.add(RecurringTask, (use) => {
      const followed = open(use.get(State))
      return {
        name: "added folders",
        everyMs,
        run: async (memory, call) => follow(await followed.added(), followed, memory, call),
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

/** The shortest rest after a look, in multiples of its duration. */
const MIN_REST = 9

/**
 * Looks at folders, and watches them from then on. One that fails does not keep the others from being read. Resolves to
 * the milliseconds until the next look that no event brings forward.
 */
async function follow(
  roots: readonly Root[],
  folders: FollowedFolders,
  memory: MemoryEngine,
  call: RecurringCall,
): Promise<number> {
  const failures: unknown[] = []
  const began = performance.now()
  let read = 0
  for (const root of roots) {
    // Watched before it is read, so that nothing changes in between unseen.
    await folders.watch(root, call)
    await folders.sync(root, memory, call).then(
      (report) => {
        read += report.read
      },
      (error: unknown) => failures.push(error),
    )
  }
  if (failures.length > 0) throw failures[0]
  return read > 0 ? 0 : MIN_REST * (performance.now() - began)
}
