import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { serverDe as german } from "../src/i18n/server/de.ts"
import { createServerTranslate } from "../src/i18n/server/translate-server.ts"
import { serverZh as chinese } from "../src/i18n/server/zh.ts"

const message = "Key abc serves one person but names several users"

test("a text of the serverDe is translated by its code, with its values in their places", () => {
  const warning = { code: "warning:key-serves-many", params: { key: "abc" }, message }
  expect(createServerTranslate(german)(warning)).toMatch(/^Der Schlüssel abc dient/)
  expect(createServerTranslate(chinese)(warning)).toMatch(/^密钥 abc /)
})

test("a text with an unknown code or without its values stays as the serverDe sent it", () => {
  const translate = createServerTranslate(german)
  expect(translate({ code: "warning:of-a-later-version", message })).toBeUndefined()
  expect(translate({ code: "constructor", message })).toBeUndefined()
  expect(translate({ code: "warning:key-serves-many", message })).toBeUndefined()
})

test("a translation mentions the same values in every language", () => {
  const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()
  for (const [code, text] of Object.entries<string>(german)) {
    const other = Object.entries<string>(chinese).find(([known]) => known === code)?.[1] ?? ""
    expect(values(other), code).toEqual(values(text))
  }
})

test("every setting has a description in every language", () => {
  const page = readFileSync(new URL("../../../docs/settings.md", import.meta.url), "utf8")
  const codes = [...page.matchAll(/^\| `([a-zA-Z.]+)` \|/gm)].map(([, path = ""]) => `setting:${path}`)
  expect(codes.length).toBeGreaterThan(40)
  for (const catalogue of [german, chinese]) expect(codes.filter((code) => !Object.hasOwn(catalogue, code))).toEqual([])
})

test("a description of a setting mentions the same numbers in every language", () => {
  const page = readFileSync(new URL("../../../docs/settings.md", import.meta.url), "utf8")
  const numbers = (text = "") =>
    [...text.replaceAll(/(?<=\d),(?=\d)/g, ".").matchAll(/\d+(?:\.\d+)?/g)].map(String).toSorted()
  const described = [...page.matchAll(/^\| `(memory\.[a-zA-Z.]+)` \|.*\| ([^|]+) \|$/gm)]
  expect(described.length).toBeGreaterThan(15)
  for (const [, path = "", text = ""] of described) {
    for (const catalogue of [german, chinese]) {
      const translations: Readonly<Record<string, string>> = catalogue
      expect(numbers(translations[`setting:${path}`]), path).toEqual(numbers(text))
    }
  }
})
