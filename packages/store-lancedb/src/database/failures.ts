import { existsSync } from "node:fs"
import { MemoryError } from "@keepsake/core/plugin"
import { isBucket } from "./location.ts"

/** What the operating system reports in LanceDB's messages, with the sentence and the remedy. */
const causes = [
  {
    pattern: /os error (?:28|122|27)\b|No space left|quota exceeded/i,
    code: "ENOSPC",
    says: "there is no space left for",
    remedy: "Free some space on its disk; what was stored stays readable, and writes work again by themselves.",
  },
  {
    pattern: /os error (?:13|1|30)\b|Permission denied|Read-only file system|EACCES|EROFS|EPERM/i,
    code: "EACCES",
    says: "this process may not write to",
    remedy: "Give the user of this process the right to read and write the folder and everything in it.",
  },
] as const

/** Converts an error of LanceDB or of the file system into a `MemoryError` with a remedy. A cause with the code `ENOSPC` says that there was no room. */
export function toLanceError(thrown: unknown, path: string): MemoryError {
  if (MemoryError.is(thrown)) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  if (isBucket(path)) {
    return new MemoryError("store_unavailable", `LanceDB in ${path} failed: ${firstSentence(message)}`, {
      cause: thrown,
      remedy:
        "Check that the bucket exists and answers, and AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT.",
    })
  }
  const known = causes.find(({ pattern }) => pattern.test(message))
  if (known !== undefined) {
    return new MemoryError("store_unavailable", `LanceDB: ${known.says} ${path}`, {
      cause: Object.assign(new Error(message), { code: known.code }),
      remedy: known.remedy,
    })
  }
  if (!existsSync(path)) {
    return new MemoryError("store_unavailable", `LanceDB: the folder ${path} is gone`, {
      cause: thrown,
      remedy: "Put it back, or mount its disk. Otherwise restart: it is created again without what was in it.",
    })
  }
  return new MemoryError("store_unavailable", `LanceDB in ${path} failed: ${firstSentence(message)}`, {
    cause: thrown,
    remedy: "If this repeats, the folder may be damaged: restore it from a backup.",
  })
}

/** LanceDB's messages continue with the places in its source. */
function firstSentence(message: string): string {
  const [first = ""] = message.split(/, \/|\n/, 1)
  return first.slice(0, 300)
}
