type Step = { readonly name: string; readonly index: "all" | number | undefined }

/** Parses a path such as `source.turns[].role` or `tags[0]`. A name in double quotes may contain dots. */
function parsePath(path: string): readonly Step[] {
  return (path.match(/"[^"]*"(?:\[\d*\])?|[^.]+/g) ?? []).map((part) => {
    const [, quoted, plain, brackets] = /^(?:"([^"]*)"|([^[]*))(\[\d*\])?$/.exec(part) ?? []
    const inside = brackets?.slice(1, -1)
    return {
      name: quoted ?? plain ?? part,
      index: inside === undefined ? undefined : inside === "" ? "all" : Number(inside),
    }
  })
}

/** The values at a path: none if it does not exist, several if it passes through a list. */
export function valuesAt(payload: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = [payload]
  for (const { name, index } of parsePath(path)) {
    found = found.flatMap((value) => {
      if (!isRecord(value) || !Object.hasOwn(value, name)) return []
      const inner = value[name]
      if (index === undefined) return [inner]
      if (!Array.isArray(inner)) return []
      return index === "all" ? inner : inner.slice(index, index + 1)
    })
  }
  return found
}

/** The values that conditions match: the items of a list, not the list. */
export function itemsAt(payload: unknown, path: string): readonly unknown[] {
  return valuesAt(payload, path).flatMap((value) => (Array.isArray(value) ? value : [value]))
}

/** Merges fields into the payload, or into the object at `path`, which is created if missing. */
export function mergeFields(payload: Payload, fields: Payload, path?: string): void {
  let target = payload
  for (const { name } of path === undefined ? [] : parsePath(path)) {
    const inner = target[name]
    const next = isRecord(inner) ? inner : {}
    target[name] = next
    target = next
  }
  Object.assign(target, structuredClone(fields))
}

export function removeField(payload: Payload, path: string): void {
  const steps = parsePath(path)
  const last = steps.at(-1)
  if (last === undefined) return
  const holders = steps.length === 1 ? [payload] : valuesAt(payload, path.slice(0, path.lastIndexOf(".")))
  for (const holder of holders) if (isRecord(holder)) delete holder[last.name]
}

/** Keeps only these paths. */
export function pickPaths(payload: Payload, paths: readonly string[]): Payload {
  return filterFields(payload, "", (path) => {
    if (paths.includes(path)) return "whole"
    return paths.some((wanted) => wanted.startsWith(`${path}.`) || wanted.startsWith(`${path}[`)) ? "inside" : "no"
  })
}

/** Keeps all but these paths. */
export function omitPaths(payload: Payload, paths: readonly string[]): Payload {
  return filterFields(payload, "", (path) => (paths.includes(path) ? "no" : "inside"))
}

function filterFields(payload: Payload, at: string, judge: (path: string) => "whole" | "inside" | "no"): Payload {
  const kept: Payload = {}
  for (const [name, value] of Object.entries(payload)) {
    const path = at === "" ? name : `${at}.${name}`
    const verdict = judge(path)
    if (verdict === "no") continue
    if (verdict === "whole" || !isRecord(value)) {
      if (verdict === "whole" || judge(`${path}.`) === "inside") kept[name] = value
      continue
    }
    const inner = filterFields(value, path, judge)
    if (Object.keys(inner).length > 0 || Object.keys(value).length === 0) kept[name] = inner
  }
  return kept
}

export function isRecord(value: unknown): value is Payload {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

export type Payload = Record<string, unknown>
