// Parts of core that no package offers: a bench measures them one by one. Reached by file, because this package is private and built after core.

export { wordsOf } from "../../packages/core/dist/text/words.js"
export { candidatesOf } from "../../packages/core/dist/turn/candidates.js"
export { cuesOf } from "../../packages/core/dist/turn/cues.js"
export { newId } from "../../packages/core/dist/turn/ids.js"
export { rank } from "../../packages/core/dist/turn/rank.js"
