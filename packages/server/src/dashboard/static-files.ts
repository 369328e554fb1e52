import { readdir, readFile } from "node:fs/promises"
import { extname, join, sep } from "node:path"
import { promisify } from "node:util"
import { gzip } from "node:zlib"

/** A file of the dashboard as it is sent. */
export interface StaticFile {
  readonly type: string
  /** Its name changes with its content: browsers may keep it for good. */
  readonly isHashed: boolean
  readonly body: Uint8Array<ArrayBuffer>
  /** Squeezed when it is first asked for: doing it to all of them was a tenth of what a start costs, and most commands show no page. */
  gzipped(): Promise<Uint8Array<ArrayBuffer>>
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
}
const gzipAsync = promisify(gzip)

/** Every file below a folder by its path, read once: nothing outside of it can be asked for. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && extname(entry.name) in types)
  const read = new Map<string, StaticFile>()
  // One after another: all at once they would take more file descriptors than some systems give a process.
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
