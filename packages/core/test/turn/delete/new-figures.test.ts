import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

describe("a figure that takes the place of what is to be forgotten is kept", () => {
  it.each([
    ["My salary is 4100.", "Forget my salary, it's 4500 now", "4100", "4500"],
    ["My rent is 950 euros.", "Delete my rent from memory, it's 1020 now", "950", "1020"],
    ["Meine Miete ist 780 Euro.", "Vergiss meine Miete, die ist jetzt bei 840", "780", "840"],
    ["Mi sueldo es de 1900 euros.", "Olvida mi sueldo, ahora son 2100", "1900", "2100"],
  ])("%s %s", async (told, request, gone, kept) => {
    const { all } = await leftAfter(told, request)
    expect(all).not.toContain(gone)
    expect(all).toContain(kept)
  })

  it("but nothing that says why", async () => {
    const { all } = await leftAfter("My salary is 4100.", "Forget my salary, it is private")
    expect(all).toBe("")
  })
})
