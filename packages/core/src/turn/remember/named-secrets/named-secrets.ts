import { findCallSecrets } from "./call-secrets.ts"
import { findCommandSecrets } from "./command-secrets.ts"
import type { SecretSpan } from "./cut-spans.ts"
import { findDeviceSecrets } from "./device-secrets.ts"
import { findFieldSecrets } from "./field-secrets.ts"
import { findMarkupSecrets } from "./markup-secrets.ts"

/** Finds the secrets in a text that are values of something with the name of a secret, in one family of syntaxes each. */
export const namedSecretFinders: readonly ((text: string) => readonly SecretSpan[])[] = [
  findMarkupSecrets,
  findFieldSecrets,
  findCallSecrets,
  findCommandSecrets,
  findDeviceSecrets,
]
