import { MemoryError } from "../../contract/index.ts"

/** `part_missing`, for what needs a model. `why` is the beginning of the sentence. */
export function missingModel(why: string): MemoryError {
  return new MemoryError("part_missing", `${why}, but nothing provides a ChatModel`, {
    remedy: "Set llm.model, or add a plugin that provides a ChatModel.",
  })
}
