import { readFileSync } from "node:fs"
import { closestMatch } from "@keepsake/core/closest-match"
import { type Options, otherOptionsLast, readArguments } from "./arguments.ts"
import type { CliContext } from "./cli-context.ts"
import { type ExitCode, usageError } from "./command-error.ts"
import type { CommandEntry } from "./commands/command.ts"
import { commonOptions } from "./commands/command.ts"
import { commands } from "./commands/commands.ts"
import { bold, outputFor } from "./output/output.ts"
import { table } from "./output/table.ts"

/** Runs what the words say and answers with the exit code; never throws. */
export async function runCommandLine(words: readonly string[], context: CliContext): Promise<ExitCode> {
  // Behind `--` a word is text, whatever it looks like.
  const flags = words.includes("--") ? words.slice(0, words.indexOf("--")) : words
  const json = flags.includes("--json")
  const out = outputFor(json, context)
  try {
    const [name, ...rest] = words
    if (name === undefined || name === "--help" || name === "-h" || name === "help") {
      const asked = rest.find((word) => !word.startsWith("-"))
      const text = asked === undefined ? overview() : await helpOf(find(asked))
      out.answer({ json: { help: text }, text })
      return name === undefined ? 2 : 0
    }
    if (name === "--version" || name === "-v") {
      return out.answer({ json: { version: version() }, text: version() })
    }
    const [entry, positionals] = findCommand(name, rest)
    if (flags.includes("--help") || flags.includes("-h")) {
      const text = await helpOf(entry)
      return out.answer({ json: { help: text }, text })
    }
    const command = await entry.load()
    const options = { ...command.options, ...commonOptions }
    const given = command.takesOtherOptions === true ? otherOptionsLast(positionals, options) : positionals
    const parsed = readArguments(given, options, command.maxPositionals)
    try {
      return await command.run({ ...context, arguments: parsed, out, json, version: version(), commands })
    } catch (error) {
      const isOneWord = entry.name !== name && positionals.filter((word) => !word.startsWith("-")).length === 1
      // One word that no plugin knows is rather a command that does not exist.
      if (isOneWord) find(name)
      throw error
    }
  } catch (error) {
    return out.error(error)
  }
}

/**
 * The command and the words behind it. Plain words that name no command may name an action of a plugin, as in
 * `files sync`, or all that begin with this word.
 */
function findCommand(name: string, rest: readonly string[]): readonly [CommandEntry, readonly string[]] {
  const isPlain = /^(?:[a-z]+|--.*)$/.test(rest[0] ?? "--")
  const isAction = /^[a-z]+$/.test(name) && isPlain && !commands.some((one) => one.name === name)
  return isAction &&
    closestMatch(
      name,
      commands.map((one) => one.name),
    ) === undefined
    ? [find("run"), [name, ...rest]]
    : [find(name), rest]
}

function find(name: string): CommandEntry {
  const match = commands.find((command) => command.name === name)
  if (match) return match
  const near = closestMatch(
    name,
    commands.map((command) => command.name),
  )
  throw usageError(
    name.startsWith("-") ? `${name} must follow a command` : `"${name}" is not a keepsake command`,
    near ? `Did you mean keepsake ${near}?` : "See keepsake --help for all commands.",
  )
}

function overview(): string {
  return [
    "Long-term memory for LLM applications.",
    "",
    `${bold("Usage")}  keepsake COMMAND [options]`,
    "",
    table(commands.map(({ name, summary }) => [`  ${name}`, summary])),
    "",
    `${bold("Example")}  keepsake serve`,
    "",
    "Run keepsake COMMAND --help for the options of a command, keepsake --version for the version.",
    "",
    "Exit codes: 0 success, 1 failure, 2 wrong usage or configuration, 3 unhealthy or unreachable.",
  ].join("\n")
}

async function helpOf({ name, summary, load }: CommandEntry): Promise<string> {
  const command = await load()
  return [
    `${summary}.`,
    "",
    `${bold("Usage")}  keepsake ${name}${command.usage && ` ${command.usage}`} [options]`,
    "",
    table(optionRows({ ...command.options, ...commonOptions })),
    "",
    `${bold("Example")}  ${command.example}`,
  ].join("\n")
}

function optionRows(options: Options): string[][] {
  return Object.entries(options).map(([name, { value, about }]) => [`  --${name}${value ? ` ${value}` : ""}`, about])
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"))
  return String(version)
}
