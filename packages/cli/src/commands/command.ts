import type { Arguments, Options } from "../arguments.ts"
import type { CliContext } from "../cli-context.ts"
import type { ExitCode } from "../command-error.ts"
import { type Configuration, loadConfiguration } from "../configuration/configuration.ts"
import type { CommandOutput } from "../output/output.ts"

/** What one word behind `keepsake` takes and does. */
export interface Command {
  /** What follows the name, for the help. */
  readonly usage: string
  /** A call that can be copied, for the help. */
  readonly example: string
  readonly options: Options
  /** How many words may follow that are not flags. */
  readonly maxPositionals: number
  /** Whether other options are values for what it runs. They are positionals, as they are written. Default: false. */
  readonly takesOtherOptions?: boolean
  run(call: Call): Promise<ExitCode>
}

/** A command by its name; the rest is loaded when it is called, so that nobody waits for what others need. */
export interface CommandEntry {
  readonly name: string
  readonly summary: string
  load(): Promise<Command>
}

/** One call of a command: what was written, where, and where the answer goes. */
export interface Call extends CliContext {
  readonly arguments: Arguments
  readonly out: CommandOutput
  readonly json: boolean
  readonly version: string
  /** All there are. */
  readonly commands: readonly CommandEntry[]
}

/** Options of every command. */
export const commonOptions: Options = {
  json: { about: "Print one JSON value instead of text" },
  help: { about: "Show this help" },
}

/** Options of every command that uses the data folder. */
export const folderOptions: Options = {
  data: { value: "DIR", about: "Data folder" },
  config: { value: "FILE", about: "Configuration file" },
}

/** The settings in force for this call. */
export function configurationOf(call: Call): Configuration {
  const { arguments: words, environment, cwd } = call
  return loadConfiguration(
    {
      config: words.text("config"),
      settings: {
        "data.dir": words.text("data"),
        "server.host": words.text("host"),
        "server.port": words.text("port"),
        store: words.text("store"),
        extractor: words.text("extractor"),
      },
    },
    environment,
    cwd,
    words.has("demo"),
  )
}
