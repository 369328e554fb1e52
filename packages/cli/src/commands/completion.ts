import { usageError } from "../command-error.ts"
import type { Command, CommandEntry } from "./command.ts"
import { commonOptions } from "./command.ts"

export const completionCommand: Command = {
  usage: "bash | zsh | fish",
  example: 'eval "$(keepsake completion bash)"',
  maxPositionals: 1,
  options: {},
  async run({ arguments: words, out, commands }) {
    const [shell] = words.positionals
    const script = shell === undefined ? undefined : scripts[shell]
    if (script === undefined) {
      throw usageError("completion needs a shell: bash, zsh or fish", 'eval "$(keepsake completion bash)"')
    }
    const text = script(await describeCommands(commands))
    return out.answer({ json: { shell, script: text }, text })
  },
}

interface DescribedCommand {
  readonly name: string
  readonly summary: string
  readonly flags: readonly { readonly name: string; readonly about: string; readonly takesValue: boolean }[]
}

async function describeCommands(commands: readonly CommandEntry[]): Promise<readonly DescribedCommand[]> {
  return Promise.all(
    commands.map(async ({ name, summary, load }) => {
      const { options } = await load()
      const all = Object.entries({ ...options, ...commonOptions })
      const flags = all.map(([flag, { about, value }]) => ({ name: flag, about, takesValue: value !== undefined }))
      return { name, summary, flags }
    }),
  )
}

const scripts: Readonly<Record<string, (all: readonly DescribedCommand[]) => string>> = { bash, zsh, fish }

/** Flags of the command that was typed, else its files; first the commands. */
function bash(all: readonly DescribedCommand[]): string {
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

function zsh(all: readonly DescribedCommand[]): string {
  const named = all.map(({ name, summary }) => `    ${shellQuote(`${name}:${summary.replaceAll(":", "\\:")}`)}`)
  const cases = all.map(({ name, flags }) => {
    const specs = flags.map((flag) =>
      shellQuote(`--${flag.name}[${flag.about.replaceAll(/[[\]]/g, "")}]${flag.takesValue ? ":value:_files" : ""}`),
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

function fish(all: readonly DescribedCommand[]): string {
  const first = all.map(
    ({ name, summary }) => `complete -c keepsake -n __fish_use_subcommand -f -a ${name} -d ${shellQuote(summary)}`,
  )
  const flags = all.flatMap(({ name, flags }) =>
    flags.map(
      (flag) =>
        `complete -c keepsake -n "__fish_seen_subcommand_from ${name}" -l ${flag.name}${flag.takesValue ? " -r" : ""} -d ${shellQuote(flag.about)}`,
    ),
  )
  return ["# keepsake completion for fish", ...first, ...flags].join("\n")
}

/** As one word of a shell. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
