/** What the stub provider says, the same in every dialect. */
export const words = ["Hé", "llo", " 🌍", ", noted", "."]
export const text = words.join("")
export const json = '{"city":"Porto"}'

/** Whether a request wants its answer as JSON, in any dialect. */
export function wantsJson({ response_format, text, output_config, output_format }) {
  const format = response_format ?? text?.format ?? output_config?.format ?? output_format
  return format !== undefined && format.type !== "text"
}

/** One server-sent event; its name is its type. */
export function named(value) {
  return `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`
}
