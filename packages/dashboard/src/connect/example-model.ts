import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"

/** The model of an example that is copied and run: the built-in one, which answers where no upstream is set, else a place for a name. */
export function useExampleModel(): string {
  const { tenantParam, name } = useTenant()
  const { data } = useServerQuery(["status", name], (call) => client.status(tenantParam, call))
  return data === undefined || data.upstream.openai === "demo" ? "keepsake-demo" : "YOUR_MODEL"
}
