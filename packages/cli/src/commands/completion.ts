import { wrongUsage } from "../stop.ts"
import type { Command, CommandEntry } from "./command.ts"
import { everywhere } from "./everywhere.ts"

export const completion: Command = {
  usage: "bash | zsh | fish",
  example: 'eval "$(keepsake completion bash)"',
  words: 1,
  options: {},
  async run({ arguments: words, out, commands }) {
    const [shell] = words.positionals
    const script = shell === undefined ? undefined : scripts[shell]
    if (script === undefined) {
      throw wrongUsage("completion needs a shell: bash, zsh or fish", 'eval "$(keepsake completion bash)"')
    }
    const text = script(await described(commands))
    out.answer({ json: { shell, script: text }, text })
    return 0
  },
}

interface Described {
  readonly name: string
  readonly summary: string
  readonly flags: readonly { readonly name: string; readonly about: string; readonly takesValue: boolean }[]
}

async function described(commands: readonly CommandEntry[]): Promise<readonly Described[]> {
  return Promise.all(
    commands.map(async ({ name, summary, load }) => {
      const { options } = await load()
      const all = Object.entries({ ...options, ...everywhere })
      const flags = all.map(([flag, { about, value }]) => ({ name: flag, about, takesValue: value !== undefined }))
      return { name, summary, flags }
    }),
  )
}

const scripts: Readonly<Record<string, (all: readonly Described[]) => string>> = { bash, zsh, fish }

/** Flags of the command that was typed, else its files; first the commands. */
function bash(all: readonly Described[]): string {
  const cases = all.map(
    ({ name, flags }) => `    ${name}) words="${flags.map((flag) => `--${flag.name}`).join(" ")}" ;;`,
  )
  return [
    "# keepsake completion for bash",
    "_keepsake() {",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the shell
    '  local current="${COMP_WORDS[COMP_CWORD]}" words=""',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W "${all.map(({ name }) => name).join(" ")}" -- "$current"))`,
    "    return",
    "  fi",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the shell
    '  case "${COMP_WORDS[1]}" in',
    ...cases,
    "  esac",
    '  case "$current" in',
    '    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;',
    '    *) COMPREPLY=($(compgen -f -- "$current")) ;;',
    "  esac",
    "}",
    "complete -o filenames -F _keepsake keepsake",
  ].join("\n")
}

function zsh(all: readonly Described[]): string {
  const named = all.map(({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(":", "\\:")}`)}`)
  const cases = all.map(({ name, flags }) => {
    const specs = flags.map((flag) =>
      quoted(`--${flag.name}[${flag.about.replaceAll(/[[\]]/g, "")}]${flag.takesValue ? ":value:_files" : ""}`),
    )
    return `    ${name}) _arguments ${specs.join(" ")} '*:file:_files' ;;`
  })
  return [
    "#compdef keepsake",
    "_keepsake() {",
    "  local -a named=(",
    ...named,
    "  )",
    "  if (( CURRENT == 2 )); then",
    "    _describe command named",
    "    return",
    "  fi",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the shell
    '  case "${words[2]}" in',
    ...cases,
    "  esac",
    "}",
    "compdef _keepsake keepsake",
  ].join("\n")
}

function fish(all: readonly Described[]): string {
  const first = all.map(
    ({ name, summary }) => `complete -c keepsake -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
  )
  const flags = all.flatMap(({ name, flags }) =>
    flags.map(
      (flag) =>
        `complete -c keepsake -n "__fish_seen_subcommand_from ${name}" -l ${flag.name}${flag.takesValue ? " -r" : ""} -d ${quoted(flag.about)}`,
    ),
  )
  return ["# keepsake completion for fish", ...first, ...flags].join("\n")
}

/** As one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
