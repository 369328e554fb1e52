import { readFileSync, statSync } from "node:fs"
import { homedir } from "node:os"
import { basename, dirname, join, resolve } from "node:path"
import type { Call } from "../commands/command.ts"

/** The project that a call is about: named, else the git repository it stands in. */
export function projectOf({ arguments: words, environment, cwd }: Call): string | undefined {
  const named = words.text("project") ?? environment.KEEPSAKE_PROJECT
  if (named) return named
  const root = gitRoot(resolve(cwd))
  return root === undefined ? undefined : basename(root)
}

/** The folder that holds the repository; of a worktree, the repository it belongs to. A home folder under git is no project. */
function gitRoot(folder: string): string | undefined {
  if (folder === homedir()) return undefined
  const git = join(folder, ".git")
  const found = statSync(git, { throwIfNoEntry: false })
  if (found?.isDirectory()) return folder
  if (found?.isFile()) return worktreeOf(git) ?? folder
  const parent = dirname(folder)
  return parent === folder ? undefined : gitRoot(parent)
}

function worktreeOf(file: string): string | undefined {
  const [, target] = /^gitdir: *(.+?)[\\/]\.git[\\/]worktrees[\\/]/.exec(readFileSync(file, "utf8")) ?? []
  return target
}
