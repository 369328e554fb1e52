import { readFileSync } from "node:fs"
import { closestMatch } from "@keepsake/core/closest-match"
import type { ConfigurationFaults, GivenValue } from "./given-value.ts"
import { knownSettings } from "./settings.ts"

export type Environment = Readonly<Record<string, string | undefined>>

const PREFIX = "KEEPSAKE_"
/** Variables that are read elsewhere: the names of the owner and of the project, and the server, for the commands. */
const otherVariables = ["KEEPSAKE_USER", "KEEPSAKE_AGENT", "KEEPSAKE_PROJECT", "KEEPSAKE_URL"]
const byVariable = new Map([...knownSettings.values()].map((leaf) => [leaf.variable, leaf]))

/** What `KEEPSAKE_*` sets; `…_FILE` reads a value from a file. An empty variable counts as not set. */
export function fromEnvironment(environment: Environment, folder: string, faults: ConfigurationFaults): GivenValue[] {
  const given = new Map<string, GivenValue>()
  for (const [variable, value] of Object.entries(environment)) {
    if (
      !variable.startsWith(PREFIX) ||
      !value ||
      otherVariables.includes(variable) ||
      isFromOrchestrator(variable, value)
    ) {
      continue
    }
    const inFile = byVariable.has(variable) ? undefined : byVariable.get(variable.replace(/_FILE$/, ""))
    const leaf = byVariable.get(variable) ?? (variable.endsWith("_FILE") ? inFile : undefined)
    if (!leaf) {
      unknownVariable(variable, faults)
      continue
    }
    const text = leaf === inFile ? readValue(variable, value, faults) : value
    if (text === undefined) continue
    if (given.has(leaf.path)) {
      faults.wrong(`${leaf.path} is set twice: by the variables ${leaf.variable} and ${leaf.variable}_FILE`)
    }
    given.set(leaf.path, { path: leaf.path, value: text, from: `variable ${variable}`, written: true, folder })
  }
  return [...given.values()]
}

function unknownVariable(variable: string, faults: ConfigurationFaults): void {
  const known = [...byVariable.keys(), ...otherVariables].map((name) => name.slice(PREFIX.length))
  const written = variable.slice(PREFIX.length)
  const near = closestMatch(written, known) ?? known.find((name) => name.startsWith(`${written}_`))
  faults.wrong(`The variable ${variable} is not a setting${near ? `; did you mean ${PREFIX}${near}?` : ""}`)
}

function readValue(variable: string, file: string, faults: ConfigurationFaults): string | undefined {
  try {
    return readFileSync(file, "utf8").replace(/\r?\n$/, "")
  } catch (error) {
    faults.wrong(`The variable ${variable} names a file that cannot be read: ${String(error)}`)
    return undefined
  }
}

/** Kubernetes and linked containers describe a service called `keepsake` in variables of this prefix. */
function isFromOrchestrator(variable: string, value: string): boolean {
  return (
    /^KEEPSAKE_(SERVICE_(HOST|PORT)|PORT_\d)/.test(variable) || (variable === "KEEPSAKE_PORT" && value.includes("://"))
  )
}
