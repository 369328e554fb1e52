import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { Place } from "../keepsake.ts"

test("notes of an Obsidian vault are read as it shows them, and a second import changes nothing", async () => {
  await using place = new Place()
  const notes = {
    "Garden/Hives.md": [
      "---\ntags: [home]\n---\n# Hives",
      "The hives of [[Ines Prado|my sister]] and of [[Rui#Family#Sons]] stand behind the barn. ![[hives.png]]",
      "- Bought a smoker in [[Braga]] last week ^smoker",
      "> [!tip]- The well is twelve metres deep.",
      "We sold ten jars of honey. %% to whom? %% Nobody asked.",
      "%% a note to myself %%",
      "```dataview\nTABLE file.mtime\n```",
      '```sh\nif [[ -f "$x" ]]; then echo "%% $x %%"; fi\n```',
      "Milk has 5%% fat here and 7%% there.",
    ].join("\n\n"),
    ".obsidian/app.json": "{}",
    "board.canvas": "{}",
  }
  for (const [name, text] of Object.entries(notes)) {
    const path = join(place.folder, "vault", name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const vault = join(place.folder, "vault")
  expect((await place.run(["import", vault, "--from", "obsidian"])).code).toBe(0)
  const { stdout } = await place.run(["list", "--json"])
  const list: readonly { readonly content: string }[] = JSON.parse(stdout).data
  expect(list.map(({ content }) => content).toSorted()).toEqual([
    "Bought a smoker in Braga last week",
    "Milk has 5%% fat here and 7%% there.",
    "The hives of my sister and of Rui > Family > Sons stand behind the barn.",
    "The well is twelve metres deep.",
    "We sold ten jars of honey. Nobody asked.",
    '```sh\nif [[ -f "$x" ]]; then echo "%% $x %%"; fi\n```',
  ])
  const again = JSON.parse((await place.run(["import", vault, "--from", "obsidian", "--json"])).stdout)
  expect(again.did).toMatchObject({ created: 0, unchanged: 6 })
})
