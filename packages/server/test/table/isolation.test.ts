import { expect, test } from "vitest"
import { keepsake } from "../keepsake.ts"
import { twentyCustomers } from "./customers.ts"
import { look } from "./isolation.ts"

const CALLS = 25

test("20 keys of 10 tenants call every route at random: nobody sees a foreign row, nor whether a foreign id exists", async () => {
  const server = await keepsake()
  const customers = await twentyCustomers(server)
  const found = await look(server.url, customers, CALLS, 11)
  expect(found.foreign).toEqual([])
  expect(found.telling).toEqual([])
  expect(found.asked).toBe(customers.length * CALLS)
  expect(found.compared).toBeGreaterThan(30)
})
