import { describe, expect, it } from "vitest"
import { token } from "../../src/contract/token.ts"
import { Container } from "../../src/engine/container.ts"

interface Part {
  readonly name: string
}
const Base = token<Part>("test/Base")
const Upper = token<Part>("test/Upper")
const Many = token<Part>("test/Many")

function part(name: string, log: string[]): Part & AsyncDisposable & { open(): Promise<void> } {
  return {
    name,
    open: async () => void log.push(`open ${name}`),
    [Symbol.asyncDispose]: async () => void log.push(`close ${name}`),
  }
}

describe("the container", () => {
  it("opens what others need first and closes it last", async () => {
    const log: string[] = []
    const container = new Container()
    container.provide(Upper, (use) => part(`upper on ${use.get(Base).name}`, log))
    container.provide(Base, () => part("base", log))
    await container.start()
    await container[Symbol.asyncDispose]()
    expect(log).toEqual(["open base", "open upper on base", "close upper on base", "close base"])
  })

  it("fails at the start with the name of a part that nothing provides", async () => {
    const container = new Container()
    container.provide(Upper, (use) => use.get(Base))
    await expect(container.start()).rejects.toMatchObject({ code: "part_missing", message: /test\/Base/ })
  })

  it("names the whole circle when parts need one another", async () => {
    const container = new Container()
    container.provide(Upper, (use) => use.get(Base))
    container.provide(Base, (use) => use.get(Upper))
    await expect(container.start()).rejects.toMatchObject({ code: "part_circular", message: /Upper.*Base.*Upper/ })
  })

  it("refuses a second provider of the same part", () => {
    const container = new Container()
    container.provide(Base, () => part("one", []))
    expect(() => container.provide(Base, () => part("two", []))).toThrow(/provided twice/)
  })

  it("keeps several parts of one token in the order of addition", async () => {
    const container = new Container()
    for (const name of ["a", "b", "c"]) container.add(Many, () => part(name, []))
    await container.start()
    expect(container.all(Many).map(({ name }) => name)).toEqual(["a", "b", "c"])
  })

  it("builds each part once", async () => {
    let built = 0
    const container = new Container()
    container.provide(Base, () => ({ name: `base ${++built}` }))
    container.provide(Upper, (use) => use.get(Base))
    container.add(Many, (use) => use.get(Base))
    await container.start()
    expect(built).toBe(1)
  })

  it("closes the rest when one part does not close", async () => {
    const log: string[] = []
    const container = new Container()
    container.provide(Base, () => part("base", log))
    container.provide(Upper, (use) => ({
      ...use.get(Base),
      open: async () => undefined,
      [Symbol.asyncDispose]: () => Promise.reject(new Error("stuck")),
    }))
    await container.start()
    await expect(container[Symbol.asyncDispose]()).rejects.toThrow(/did not close/)
    expect(log).toContain("close base")
  })

  it("registers nothing in the global container of an application that uses tsyringe too", async () => {
    const { container: globalContainer } = await import("tsyringe")
    new Container().provide(Base, () => part("base", []))
    expect(globalContainer.isRegistered(Base)).toBe(false)
  })
})
