import { resolve } from "node:path"
import { MemoryError } from "@keepsake/core/plugin"

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i

/** Whether a path is an address of object storage instead of a folder. */
export function isBucket(path: string): boolean {
  return /^s3:\/\//i.test(path)
}

/** A folder as an absolute path, an address of object storage as it is. Throws `options_invalid` for any other address, and for one with credentials. */
export function parseLocation(path: string): string {
  if (!ADDRESS.test(path)) return resolve(path)
  const [, , bucket = "", ...prefix] = path.split("/")
  if (/@/.test(path)) {
    throw new MemoryError("options_invalid", "The address of the LanceDB tables contains credentials", {
      remedy: "Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment instead.",
    })
  }
  if (!isBucket(path)) {
    throw new MemoryError("options_invalid", `${path} is neither a folder nor an address of S3`, {
      remedy: "Name a folder of a local disk, or s3://BUCKET/PREFIX; other services were not tried.",
    })
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || prefix.join("") === "" || /[?#]/.test(path)) {
    throw new MemoryError("options_invalid", `${path} names no bucket and prefix`, {
      remedy: "Write s3://BUCKET/PREFIX: the tables must not share a prefix with other objects.",
    })
  }
  let end = path.length
  while (path.endsWith("/", end)) end--
  return path.slice(0, end)
}
