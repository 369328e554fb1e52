import type { Options } from "../arguments.ts"

/** Flags that every command has. */
export const everywhere: Options = {
  json: { about: "one JSON value on stdout instead of text" },
  help: { about: "what this command does and takes" },
}
