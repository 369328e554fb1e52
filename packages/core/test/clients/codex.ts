import { assistant, type ClientRequest, system, tool, user, WRAPPED } from "./client-request.ts"

const environment = `<environment_context>\n  <cwd>/home/ada/${WRAPPED}</cwd>\n  <shell>bash</shell>\n</environment_context>`

export const codex: readonly ClientRequest[] = [
  {
    what: "the first messages of a session",
    messages: [
      system("<permissions instructions>\nAsk before you write.\n</permissions instructions>"),
      user(
        `# AGENTS.md instructions for /home/ada/${WRAPPED}`,
        "",
        `<INSTRUCTIONS>\nUse tabs for ${WRAPPED}.\n</INSTRUCTIONS>`,
      ),
      user(environment),
      user("I work on the parser this week"),
    ],
    typed: "I work on the parser this week",
  },
  {
    what: "everything in one message",
    messages: [
      user(
        `# AGENTS.md instructions for /home/ada/${WRAPPED}`,
        `<INSTRUCTIONS>${WRAPPED}</INSTRUCTIONS>`,
        environment,
        "I work on the parser this week",
      ),
    ],
    typed: "I work on the parser this week",
  },
  {
    what: "a request from the editor",
    messages: [
      user(
        "# Context from my IDE setup:",
        "",
        `## Active file: ${WRAPPED}.md`,
        "",
        "## Open tabs:",
        `- ${WRAPPED}.md: ${WRAPPED}.md`,
        "",
        "## My request for Codex:",
        "My logo is the round one",
      ),
    ],
    typed: "My logo is the round one",
  },
  {
    what: "a request with files",
    messages: [
      user(
        "# Files mentioned by the user:",
        "",
        `## ${WRAPPED}.png: /tmp/${WRAPPED}.png`,
        "",
        "## My request for Codex:",
        "I drew this myself",
      ),
    ],
    typed: "I drew this myself",
  },
  {
    what: "a tool's result",
    messages: [user("My tests live in spec/"), assistant("Looking."), tool(`${WRAPPED}_spec.rb`)],
    typed: "My tests live in spec/",
    read: "_spec.rb",
  },
  {
    what: "the summary that a session goes on with",
    messages: [
      user("I work on the parser"),
      user(`Another language model started to solve this problem and spoke of ${WRAPPED}.`),
    ],
    typed: "I work on the parser",
    read: "spoke of",
  },
  {
    what: "a compaction",
    messages: [
      user("I moved to Oslo"),
      assistant("Noted."),
      user("You are performing a CONTEXT CHECKPOINT COMPACTION. Write a handoff."),
    ],
  },
  {
    what: "a title",
    messages: [
      user(
        "You are a helpful assistant. You will be presented with a user prompt, and your job is to provide a short title for a task.\nGenerate a concise UI title.\n\nI moved to Oslo",
      ),
    ],
  },
  {
    what: "suggestions",
    messages: [user("# Overview\n\nGenerate 0 to 3 hyperpersonalized suggestions for this person.")],
  },
]
