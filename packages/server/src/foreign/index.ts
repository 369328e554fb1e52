export { FileBroken } from "./file-broken.ts"
export { type ForeignFile, type ForeignFormat, isTorn, type Left, memoriesIn, type Read } from "./foreign-file.ts"
export { given, object, said, shown } from "./members.ts"
export { momentOf } from "./moments.ts"
