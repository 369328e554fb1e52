/**
 * An object that has these members and takes every other one from `original`, which may return another object later. Methods run on the original, so
 * that classes keep their private fields.
 */
export function override<T extends object>(
  original: () => T,
  members: { readonly [N in keyof T]?: T[N] | undefined },
): T {
  // Every read of the empty target is answered by the handlers.
  return new Proxy({} as T, {
    get(_, name) {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name)
      const target = original()
      const value: unknown = Reflect.get(target, name)
      return typeof value === "function" ? value.bind(target) : value
    },
    has: (_, name) => Object.hasOwn(members, name) || Reflect.has(original(), name),
  })
}
