/** A text with `{name}` placeholders, or one for each plural form of `count`. */
export type MessageText = string | ({ readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string })
