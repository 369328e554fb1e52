export { BrokenFileError } from "./file-broken.ts"
export {
  type ForeignEntry,
  type ForeignFile,
  type ForeignFormat,
  isBrokenFile,
  readForeignFile,
  type SkippedEntry,
} from "./foreign-file.ts"
export { asObject, nonBlank, printableName } from "./members.ts"
export { parseTime } from "./parse-time.ts"
