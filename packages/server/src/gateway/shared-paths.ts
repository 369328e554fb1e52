import type { GatewayRoute } from "./routes.ts"

/** Endpoints that answer what is posted and store nothing that a list would show to others who use the same provider key. */
const POSTED: ReadonlySet<string> = new Set([
  "/v1/chat/completions",
  "/v1/completions",
  "/v1/complete",
  "/v1/fim/completions",
  "/v1/responses",
  "/v1/responses/compact",
  "/v1/responses/input_tokens",
  "/v1/conversations",
  "/v1/messages",
  "/v1/messages/count_tokens",
  "/v1/embeddings",
  "/v1/rerank",
  "/v1/moderations",
  "/v1/images/generations",
  "/v1/images/edits",
  "/v1/images/variations",
  "/v1/audio/speech",
  "/v1/audio/transcriptions",
  "/v1/audio/translations",
])

/**
 * A response or a conversation by its id, which only who created it knows: providers list neither, and the id is too long to guess. Some
 * upstreams count theirs; those are refused.
 */
const BY_ID =
  /^\/v1\/(?:responses\/[\w-]{24,}(?:\/(?:cancel|input_items))?|conversations\/[\w-]{24,}(?:\/items(?:\/[\w-]+)?)?)$/
const BY_ID_METHODS: ReadonlySet<string> = new Set(["GET", "POST", "DELETE"])

const MODELS = /^\/v1\/models(?:\/[\w.:@~+%/-]+)?$/
/** Dots between slashes in any spelling, and a percent sign that hides another one. */
const LEAVES_MODELS = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)|%25/i

/**
 * Whether a request may use the server's provider key for any caller. Other paths read, change or delete what belongs to the account: stored
 * completions, files, batches, keys.
 */
export function isForEveryone({ method, path }: Pick<GatewayRoute, "method" | "path">): boolean {
  if (method === "POST" && POSTED.has(path)) return true
  if (BY_ID_METHODS.has(method) && BY_ID.test(path)) return true
  return (method === "GET" || method === "HEAD") && MODELS.test(path) && !LEAVES_MODELS.test(path)
}
