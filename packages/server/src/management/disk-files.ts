/** A file that memories take on this machine's disk. */
export interface DiskFile {
  /** `database`, `log` (what was written and is not in the database yet), or another few fixed names. */
  readonly name: string
  readonly bytes: number
}
/** The files as they are now; none where nothing is kept on this machine. */
export type ListDiskFiles = () => Promise<readonly DiskFile[]>
