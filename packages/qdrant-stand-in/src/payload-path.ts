import type { Payload } from "./point.ts"

type Step = { readonly name: string; readonly index: "all" | number | undefined }

/** `source.turns[].role` or `tags[0]`: names, each perhaps with a place in a list. A name in double quotes may hold dots. */
function stepsOf(path: string): readonly Step[] {
  return (path.match(/"[^"]*"(?:\[\d*\])?|[^.]+/g) ?? []).map((part) => {
    const [, quoted, plain, brackets] = /^(?:"([^"]*)"|([^[]*))(\[\d*\])?$/.exec(part) ?? []
    const inside = brackets?.slice(1, -1)
    return {
      name: quoted ?? plain ?? part,
      index: inside === undefined ? undefined : inside === "" ? "all" : Number(inside),
    }
  })
}

/** The values at a path: none where it leads nowhere, several where it goes through a list. */
export function valuesAt(payload: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = [payload]
  for (const { name, index } of stepsOf(path)) {
    found = found.flatMap((value) => {
      if (!isObject(value) || !Object.hasOwn(value, name)) return []
      const inner = value[name]
      if (index === undefined) return [inner]
      if (!Array.isArray(inner)) return []
      return index === "all" ? inner : inner.slice(index, index + 1)
    })
  }
  return found
}

/** The values that conditions look at: a list stands for what is in it. */
export function itemsAt(payload: unknown, path: string): readonly unknown[] {
  return valuesAt(payload, path).flatMap((value) => (Array.isArray(value) ? value : [value]))
}

/** Merges fields into the payload, or into the object at `path`, which is made where it is missing. */
export function merge(payload: Payload, fields: Payload, path?: string): void {
  let target = payload
  for (const { name } of path === undefined ? [] : stepsOf(path)) {
    const inner = target[name]
    const next = isObject(inner) ? inner : {}
    target[name] = next
    target = next
  }
  Object.assign(target, structuredClone(fields))
}

export function remove(payload: Payload, path: string): void {
  const steps = stepsOf(path)
  const last = steps.at(-1)
  if (last === undefined) return
  const holders = steps.length === 1 ? [payload] : valuesAt(payload, path.slice(0, path.lastIndexOf(".")))
  for (const holder of holders) if (isObject(holder)) delete holder[last.name]
}

/** Only what stands at these paths. */
export function included(payload: Payload, paths: readonly string[]): Payload {
  return filtered(payload, "", (path) => {
    if (paths.includes(path)) return "whole"
    return paths.some((wanted) => wanted.startsWith(`${path}.`) || wanted.startsWith(`${path}[`)) ? "inside" : "no"
  })
}

/** All but what stands at these paths. */
export function excluded(payload: Payload, paths: readonly string[]): Payload {
  return filtered(payload, "", (path) => (paths.includes(path) ? "no" : "inside"))
}

function filtered(payload: Payload, at: string, judge: (path: string) => "whole" | "inside" | "no"): Payload {
  const kept: Payload = {}
  for (const [name, value] of Object.entries(payload)) {
    const path = at === "" ? name : `${at}.${name}`
    const verdict = judge(path)
    if (verdict === "no") continue
    if (verdict === "whole" || !isObject(value)) {
      if (verdict === "whole" || judge(`${path}.`) === "inside") kept[name] = value
      continue
    }
    const inner = filtered(value, path, judge)
    if (Object.keys(inner).length > 0 || Object.keys(value).length === 0) kept[name] = inner
  }
  return kept
}

export function isObject(value: unknown): value is Payload {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
