export { FileBroken } from "./file-broken.ts"
export { type ForeignFile, type ForeignFormat, type Left, memoriesIn } from "./foreign-file.ts"
export { given, object, said, shown } from "./members.ts"
export { momentOf } from "./moments.ts"
