/** Whether two values are equal as JSON: the order of keys is ignored, and `undefined` equals absent. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = definedKeys(one)
  return names.length === definedKeys(other).length && names.every((name) => isSameJson(one[name], other[name]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null
}

function definedKeys(value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined)
}
