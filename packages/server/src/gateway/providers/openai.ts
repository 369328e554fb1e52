import { DEMO_MODEL } from "../demo-model.ts"
import { chatCompletions } from "../dialects/chat-completions/chat-completions.ts"
import { responses } from "../dialects/responses/responses.ts"
import type { ApiProvider } from "./api-provider.ts"

const demoModel = { id: DEMO_MODEL, object: "model", created: 0, owned_by: "keepsake" }

export const openai: ApiProvider<"openai"> = {
  name: "openai",
  publicBaseUrl: "https://api.openai.com/v1",
  clientsAddVersion: false,
  credential: { header: "authorization", prefix: "Bearer " },
  requiredHeaders: {},
  dialects: [chatCompletions, responses],
  errorBody({ status, param, code, messageWithRemedy: message }) {
    const type = status < 500 ? "invalid_request_error" : "server_error"
    return { error: { message, type, param, code } }
  },
  demoModel,
  demoModelList: { object: "list", data: [demoModel] },
}
