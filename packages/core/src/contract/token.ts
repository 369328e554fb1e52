/** A typed name for something the engine can provide. The type lives only at compile time. */
export type Token<T> = symbol & { readonly __provides?: T }

/** Tokens are registered symbols, so that two copies of this package agree on them. */
export function token<T>(name: string): Token<T> {
  return Symbol.for(`@keepsake/${name}`) as Token<T> // a registered symbol carries no type of its own; here it gets one
}
