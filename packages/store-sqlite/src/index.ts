// Before what needs a newer Node: says so on an older one.
import "@keepsake/core/plugin"

export { claimFile, type FileClaim } from "./claim-file.ts"
export { type FileEncryption, type FileFormat, formatOf, readHeader } from "./encryption/file-encryption.ts"
export { newestSchema } from "./schema/migrate.ts"
export { sqlite } from "./sqlite.ts"
export { SqliteFile, type SqliteFileOptions } from "./sqlite-file.ts"
export { SqliteState } from "./sqlite-state.ts"
export { SqliteStore } from "./sqlite-store.ts"
export { backUp } from "./whole-file/back-up.ts"
export { carryOverMarks, type MarkedBuckets } from "./whole-file/carry-over.ts"
export { contentOf, type FileContent } from "./whole-file/content.ts"
export {
  type Conversion,
  type ConversionStep,
  type Converted,
  convertFile,
  finishConversion,
  flush,
} from "./whole-file/convert.ts"
export {
  carryOverEntries,
  countUnknown,
  deletionsIn,
  type FileDeletions,
  type FileMemory,
  type KeyedBucket,
} from "./whole-file/deletions.ts"
export { rejectWrongKey } from "./whole-file/driver.ts"
export { checkFile, type FileCheck } from "./whole-file/schema-differences.ts"
