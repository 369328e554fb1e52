import { DEMO_MODEL } from "../demo-model.ts"
import { messages } from "../dialects/messages/messages.ts"
import type { ApiProvider } from "./api-provider.ts"

/** From Anthropic's documentation, "Errors". */
const ERROR_TYPES: Readonly<Record<number, string>> = {
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  408: "timeout_error",
  413: "request_too_large",
  429: "rate_limit_error",
}
const demoModel = { type: "model", id: DEMO_MODEL, display_name: "Keepsake demo", created_at: "1970-01-01T00:00:00Z" }

export const anthropic: ApiProvider<"anthropic"> = {
  name: "anthropic",
  publicBaseUrl: "https://api.anthropic.com/v1",
  clientsAddVersion: true,
  credential: { header: "x-api-key", prefix: "" },
  requiredHeaders: { "anthropic-version": "2023-06-01" },
  dialects: [messages],
  tokenCounting: { path: "/v1/messages/count_tokens", dialect: messages },
  errorBody({ status, messageWithRemedy: message }) {
    const type = ERROR_TYPES[status] ?? (status < 500 ? "invalid_request_error" : "api_error")
    return { type: "error", error: { type, message }, request_id: null }
  },
  demoModel,
  demoModelList: { data: [demoModel], has_more: false, first_id: DEMO_MODEL, last_id: DEMO_MODEL },
}
