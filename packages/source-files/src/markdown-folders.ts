import { Action, type MemoryEngine, RecurringTask } from "@keepsake/core"
import { CONTRACT, definePlugin, State } from "@keepsake/core/plugin"
import { z } from "zod"
import { fileActions } from "./file-actions.ts"
import { FollowedFolders, rootSchema } from "./followed-folders.ts"

/** Folders of Markdown that an engine follows while it is open. */
export const markdownFolders = definePlugin({
  name: "source-files",
  contract: CONTRACT,
  options: z.strictObject({
    roots: z.array(rootSchema).max(100).default([]).describe("more can be added with keepsake files add"),
    intervalMs: z.int().min(1_000).max(86_400_000).default(5_000).describe("time between two looks at a folder"),
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
          run: (memory, call) => followed.sync(root, memory, call),
        }
      })
    }
    context.add(RecurringTask, (use) => {
      const followed = open(use.get(State))
      return { name: "added folders", everyMs, run: (memory, call) => syncAdded(followed, memory, call) }
    })
    for (const action of fileActions(() => folders)) {
      context.add(Action, (use) => {
        open(use.get(State))
        return action
      })
    }
  },
})

/** One folder that fails does not keep the others from being read. */
async function syncAdded(
  folders: FollowedFolders,
  memory: MemoryEngine,
  call: { readonly signal: AbortSignal },
): Promise<void> {
  const failures: unknown[] = []
  for (const root of await folders.added()) {
    await folders.sync(root, memory, call).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
