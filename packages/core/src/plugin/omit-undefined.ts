/** The members that are not `undefined`, for a spread into an object of optional members. */
export function omitUndefined<T extends object>(values: T): Given<T> {
  // Entries lose their names and types; nothing but undefined is taken away.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>
}

type Given<T> = { readonly [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name] } & {
  readonly [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>
}
