// Internals of core that the benches measure separately. Imported by file, because this package is private and built
// after core.

export { wordsOf } from "../../packages/core/dist/text/words.js"
export { newId } from "../../packages/core/dist/turn/ids.js"
export { mergeLegs } from "../../packages/core/dist/turn/recall/candidates.js"
export { parseCues } from "../../packages/core/dist/turn/recall/cues.js"
export { rank } from "../../packages/core/dist/turn/recall/rank.js"
