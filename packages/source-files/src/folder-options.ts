import type { ChunkOptions } from "./chunk-markdown.ts"

export interface FolderOptions extends ChunkOptions {
  /** The folder. */
  readonly path: string
  /**
   * Names its documents in memory. Default: the real path of the folder, so that another way to write it is the same
   * folder. With a name of its own, a link that leads to another folder later replaces the files of the first.
   */
  readonly collection?: string | undefined
  /**
   * `owner`: the user or the application writes these files, and recall injects them. `untrusted`: only searches find
   * them. Default: `untrusted`.
   */
  readonly trust?: "owner" | "untrusted"
  /** Globs of the files that are read, relative to the folder, such as `memory/**`. Default: all. */
  readonly include?: readonly string[] | undefined
  /** Globs of files and folders that are not read; what was stored of them is deleted. Default: none. */
  readonly exclude?: readonly string[] | undefined
  /**
   * Reads unchanged files too, and removes the documents of a folder in which nothing is left, which may be a disk that
   * is not mounted. Default: false.
   */
  readonly force?: boolean
  /** Called after each file that was read: how many of `total` are done. */
  readonly onProgress?: (done: number, total: number) => void
  /** Aborted, the sync ends with `cancelled` after the current file; the next one goes on from there. */
  readonly signal?: AbortSignal
}
