export { FileBroken } from "./file-broken.ts"
export {
  type ForeignEntry,
  type ForeignFile,
  type ForeignFormat,
  isTorn,
  type Left,
  memoriesIn,
} from "./foreign-file.ts"
export { object, said, shown } from "./members.ts"
export { momentOf } from "./moments.ts"
