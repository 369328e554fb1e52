import { isObject } from "../json-object.ts"

/** The types under which the APIs write plain text. */
const textTypes: readonly unknown[] = ["text", "input_text", "output_text", undefined]

/** The text of a message's content: the string, or its text parts one to a line. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content
  if (!Array.isArray(content)) return ""
  return content
    .filter(isTextPart)
    .map((part) => part.text)
    .join("\n")
}

function isTextPart(part: unknown): part is { readonly text: string } {
  return isObject(part) && typeof part.text === "string" && textTypes.includes(part.type)
}
