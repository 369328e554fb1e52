import { add, type Keepsake } from "../keepsake.ts"
import type { Customer } from "./isolation.ts"

const MARKS = ["heron", "plover", "curlew", "godwit", "avocet", "dunlin", "turnstone", "sanderling", "whimbrel", "knot"]

/** Twenty keys of ten tenants; two of one tenant are two people of it. Each has memories, a conversation and a trace of its own. */
export async function twentyCustomers({ url, keys, memory }: Keepsake): Promise<readonly Customer[]> {
  const customers: Customer[] = []
  for (const user of ["ada", "bob"]) {
    for (const bird of MARKS) {
      const { secret } = await keys.create({ tenant: `of-${bird}s`, role: "user", serves: "one", user })
      const mark = `${bird}${user}`
      const ids: string[] = []
      for (const content of [`Has a dog named ${mark}`, `Likes tea with ${mark}`]) {
        ids.push(await add(url, secret, { content }))
      }
      const reply = await fetch(`${url}/v1/chat/completions`, {
        method: "POST",
        headers: { "x-keepsake-key": secret, "content-type": "application/json" },
        body: JSON.stringify({ model: "m", messages: [{ role: "user", content: `I live in ${mark}` }] }),
      })
      await reply.text()
      for (const header of ["x-keepsake-trace", "x-keepsake-session"]) ids.push(reply.headers.get(header) ?? "")
      customers.push({ key: secret, mark, ids })
    }
  }
  await memory.settled()
  await memory.traces.settled()
  return customers
}
