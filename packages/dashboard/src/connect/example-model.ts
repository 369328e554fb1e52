import { useQuery } from "@tanstack/react-query"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"

/** The model of an example that is copied and run: the built-in one, which answers where no upstream is set, else a place for a name. */
export function useExampleModel(): string {
  const { tenantParam, name } = useTenant()
  const { data } = useQuery({
    queryKey: ["status", name],
    queryFn: ({ signal }) => client.status(tenantParam, { signal }),
  })
  return data === undefined || data.upstream.openai === "demo" ? "keepsake-demo" : "YOUR_MODEL"
}
