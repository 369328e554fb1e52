import { parseArgs } from "node:util"
import { closestMatch } from "@keepsake/core/closest-match"
import { usageError } from "./command-error.ts"

/** A flag of a command. `value` names what follows it; without one the flag is either there or not. */
export interface Option {
  readonly value?: string
  readonly about: string
}
export type Options = Readonly<Record<string, Option>>

/** What was written behind the name of a command, checked against its options. */
export class Arguments {
  readonly positionals: readonly string[]
  readonly #values: ReadonlyMap<string, string | true>

  constructor(positionals: readonly string[], values: ReadonlyMap<string, string | true>) {
    this.positionals = positionals
    this.#values = values
  }

  text(name: string): string | undefined {
    const value = this.#values.get(name)
    return value === true ? undefined : value
  }

  has(name: string): boolean {
    return this.#values.has(name)
  }

  /** The value of a flag among these; another is exit 2. */
  oneOf<const T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const match = allowed.find((one) => one === value)
    if (match !== undefined) return match
    const near = closestMatch(value, allowed)
    throw usageError(`--${name} must be one of ${allowed.join(", ")}, not "${value}"`, near && `Did you mean ${near}?`)
  }

  /** A whole number in a range; anything else is exit 2. */
  whole(name: string, from: number, to: number): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= from && number <= to) return number
    throw usageError(`--${name} must be a whole number from ${from} to ${to}, not "${value}"`)
  }
}

/** Reads `words` by `options`; an unknown flag, a missing value or one too many is exit 2. */
export function readArguments(words: readonly string[], options: Options, maxPositionals: number): Arguments {
  const { tokens, positionals } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [name, { type: value ? "string" : "boolean" } as const]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const values = new Map<string, string | true>()
  for (const token of tokens) {
    if (token.kind !== "option") continue
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (!option) throw unknownOption(token.rawName, options)
    const value = option.value ? optionValue(token, option.value) : rejectValue(token)
    if ((values.get(token.name) ?? value) !== value) {
      throw usageError(`${token.rawName} is given twice`, "Give it once; separate several values with commas.")
    }
    values.set(token.name, value)
  }
  if (positionals.length > maxPositionals) {
    throw usageError(`"${positionals[maxPositionals]}" is one argument too many`, "Quote a text that contains spaces.")
  }
  return new Arguments(positionals, values)
}

/** The words with known options first, and everything else behind `--`, where an unknown option is a positional. */
export function otherOptionsLast(words: readonly string[], options: Options): readonly string[] {
  const known: string[] = []
  const others: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ""
    if (word === "--") {
      others.push(...words.slice(at + 1))
      break
    }
    const name = /^--([^=]+)/.exec(word)?.[1]
    const option = name !== undefined && Object.hasOwn(options, name) ? options[name] : undefined
    // An unknown short option stays an error.
    if (option === undefined && (name !== undefined || !word.startsWith("-"))) others.push(word)
    else known.push(word)
    if (option?.value !== undefined && !word.includes("=") && at + 1 < words.length) known.push(words[++at] ?? "")
  }
  return [...known, "--", ...others]
}

interface OptionToken {
  readonly name: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function optionValue(token: OptionToken, names: string): string {
  if (token.value === undefined || (!token.inlineValue && /^-\D/.test(token.value))) {
    throw usageError(`--${token.name} needs a value: --${token.name} ${names}`)
  }
  // `--user "$UNSET"` must not mean nobody.
  if (token.value.trim() === "") {
    throw usageError(`--${token.name} is empty`, `Give it a value, or leave it out: --${token.name} ${names}`)
  }
  return token.value
}

function rejectValue(token: OptionToken): true {
  if (token.value !== undefined) throw usageError(`--${token.name} takes no value`)
  return true
}

function unknownOption(written: string, options: Options): Error {
  const near = closestMatch(written.replace(/^-+/, ""), Object.keys(options))
  return usageError(
    `${written} is not an option of this command`,
    near ? `Did you mean --${near}?` : "See --help for its options.",
  )
}
