import { readdir, readFile } from "node:fs/promises"
import { extname, join, sep } from "node:path"
import { promisify } from "node:util"
import { gzip } from "node:zlib"

/** A file of the dashboard. */
export interface StaticFile {
  readonly type: string
  /** The name contains a hash of the content, so browsers may cache the file forever. */
  readonly isHashed: boolean
  readonly body: Uint8Array<ArrayBuffer>
  /** Compresses on first use: compressing all files took a tenth of the start-up time, and most commands serve no page. */
  gzipped(): Promise<Uint8Array<ArrayBuffer>>
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
}
const gzipAsync = promisify(gzip)

/** Reads all files below a folder, by path. Requests are looked up in the result, so nothing outside the folder can be read. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && extname(entry.name) in types)
  const read = new Map<string, StaticFile>()
  // Read sequentially, because some systems allow a process only few file descriptors.
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name)
    const path = file.slice(folder.length).split(sep).filter(Boolean).join("/")
    const body = Uint8Array.from(await readFile(file))
    const type = types[extname(name)] ?? "application/octet-stream"
    let made: Promise<Uint8Array<ArrayBuffer>> | undefined
    const gzipped = () => {
      made ??= gzipAsync(body).then((bytes) => Uint8Array.from(bytes))
      return made
    }
    read.set(`/${path}`, { type, isHashed: path.startsWith("assets/"), body, gzipped })
  }
  return read
}
