import type { Options } from "../arguments.ts"

/** Flags that every command has. */
export const everywhere: Options = {
  json: { about: "Print one JSON value instead of text" },
  help: { about: "Show this help" },
}
