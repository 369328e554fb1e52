// Reads the folders of `talk`, for the scripts that train models and measure them.
import { readdirSync, readFileSync } from "node:fs"

export const talk = new URL("../talk/", import.meta.url)

/** The lines of a file. */
export const linesOf = (path) => readFileSync(new URL(path, talk), "utf8").trim().split("\n")

/** The names in a folder, in the same order on every machine. */
export const filesIn = (folder) => readdirSync(new URL(folder, talk)).sort()
