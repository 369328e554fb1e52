/** A file of the store on this machine's disk. */
export interface DiskFile {
  /** `database`, `log` (the write-ahead log), or one of few other fixed names. */
  readonly name: string
  readonly bytes: number
}
/** Lists the files; none if nothing is stored on this machine. */
export type ListDiskFiles = () => Promise<readonly DiskFile[]>
