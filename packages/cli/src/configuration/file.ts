import { readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { closestMatch } from "@keepsake/core/closest-match"
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser"
import type { ConfigurationFaults, GivenValue } from "./given-value.ts"
import { isSection, knownSettings } from "./settings.ts"

export const FILE_NAME = "keepsake.config.json"

/** What the file sets; `undefined` when there is none and none was asked for. */
export function fromFile(file: string, faults: ConfigurationFaults, asked: boolean): GivenValue[] | undefined {
  let text: string
  try {
    text = readFileSync(file, "utf8")
  } catch (error) {
    if (!asked && isAbsent(error)) return undefined
    faults.wrong(`The configuration file cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
  const errors: ParseError[] = []
  const content: unknown = parse(text.replace(/^\uFEFF/, ""), errors, { allowTrailingComma: true })
  const [first] = errors
  if (first) {
    const line = text.slice(0, first.offset).split("\n").length
    faults.wrong(
      `${file} is not valid JSON (comments are allowed): ${printParseErrorCode(first.error)} in line ${line}`,
    )
    return []
  }
  if (!isRecord(content)) {
    faults.wrong(`${file} must contain an object of settings`)
    return []
  }
  return [...flatten(content, "", resolve(file), faults)]
}

function* flatten(
  content: Record<string, unknown>,
  under: string,
  file: string,
  faults: ConfigurationFaults,
): Generator<GivenValue> {
  for (const [name, value] of Object.entries(content)) {
    const path = under ? `${under}.${name}` : name
    if (knownSettings.has(path)) {
      yield { path, value, from: file, folder: dirname(file) }
    } else if (isSection(path)) {
      if (isRecord(value)) yield* flatten(value, path, file, faults)
      else faults.wrong(`${path} must be an object of settings (${file})`)
    } else {
      unknownKey(path, file, faults)
    }
  }
}

function unknownKey(path: string, file: string, faults: ConfigurationFaults): void {
  const near = closestMatch(path, knownSettings.keys()) ?? nearestSection(path)
  faults.wrong(`${path} is not a setting (${file})${near ? `; did you mean ${near}?` : ""}`)
}

function nearestSection(path: string): string | undefined {
  const sections = new Set(
    [...knownSettings.keys()].map((known) => known.split(".").slice(0, -1).join(".")).filter(Boolean),
  )
  return closestMatch(path, sections)
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
