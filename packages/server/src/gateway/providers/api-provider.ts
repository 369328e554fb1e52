import type { Rejection } from "../../rejection.ts"
import type { Dialect } from "../dialects/dialect.ts"

/** The API of one provider as the gateway serves it under `/v1`. A new one is such an object, listed in `providers.ts`. */
export interface ApiProvider<Name extends string = string> {
  /** The provider's name in settings: `upstream.NAME.baseUrl`. */
  readonly name: Name
  /** The base URL of the provider itself. Requests with a client's own credential go there if no upstream is configured. */
  readonly publicBaseUrl: string
  /** Whether the provider's clients add `/v1` to a base URL, so that a configured one may lack it. */
  readonly clientsAddVersion: boolean
  /** The header that carries an API key, and what precedes the key in it. */
  readonly credential: { readonly header: string; readonly prefix: string }
  /** Headers that each request to the provider needs. A request that has one of them is for this provider, at any path. */
  readonly requiredHeaders: Readonly<Record<string, string>>
  /** Wire formats of conversations. The provider also owns the paths below theirs. */
  readonly dialects: readonly Dialect[]
  /** The path that counts the tokens of a request, if there is one. */
  readonly tokenCounting?: { readonly path: string; readonly dialect: Dialect }
  /** The body of an error response, as the provider's clients expect it. */
  errorBody(error: Rejection): object
  /** The built-in model as an entry of the provider's list of models. */
  readonly demoModel: object
  /** The list of models if the built-in one is the only model. */
  readonly demoModelList: object
}
