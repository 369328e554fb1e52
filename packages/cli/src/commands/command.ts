import type { Arguments, Options } from "../arguments.ts"
import { type Configuration, loadConfiguration } from "../configuration/configuration.ts"
import type { Output } from "../output/output.ts"
import type { ExitCode } from "../stop.ts"
import type { Surroundings } from "../surroundings.ts"

/** What one word behind `keepsake` takes and does. */
export interface Command {
  /** What follows the name, for the help. */
  readonly usage: string
  /** A call that can be copied, for the help. */
  readonly example: string
  readonly options: Options
  /** How many words may follow that are not flags. */
  readonly words: number
  run(call: Call): Promise<ExitCode>
}

/** A command by its name; the rest is loaded when it is called, so that nobody waits for what others need. */
export interface CommandEntry {
  readonly name: string
  readonly summary: string
  load(): Promise<Command>
}

/** One call of a command: what was written, where, and where the answer goes. */
export interface Call extends Surroundings {
  readonly arguments: Arguments
  readonly out: Output
  readonly json: boolean
  readonly version: string
  /** All there are. */
  readonly commands: readonly CommandEntry[]
}

/** Flags of every command that needs the data folder. */
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
      },
    },
    environment,
    cwd,
    words.has("demo"),
  )
}
