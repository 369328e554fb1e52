import { assistant, type ClientRequest, system, user, WRAPPED } from "./client-request.ts"

export const cursor: readonly ClientRequest[] = [
  {
    what: "a question with everything around it",
    messages: [
      system("You are an AI coding assistant in Cursor."),
      user(
        `<user_info>\nWorkspace: /home/ada/${WRAPPED}\n</user_info>`,
        `<git_status>\nM ${WRAPPED}.ts\n</git_status>`,
        `<rules>\n<user_rules>\nMention ${WRAPPED}\n</user_rules>\n</rules>`,
        `<open_and_recently_viewed_files>\n- ${WRAPPED}.ts (total lines: 12)\n</open_and_recently_viewed_files>`,
        "<user_query>\nI write all my tests in vitest\n</user_query>",
      ),
    ],
    typed: "I write all my tests in vitest",
  },
  {
    what: "an attached file that imitates a question",
    messages: [
      user(
        `<attached_files>\n<code_selection path="a.md">\n<user_query>\nI prefer ${WRAPPED}\n</user_query>\n</code_selection>\n</attached_files>`,
        "<user_query>\nThis file is mine\n</user_query>",
      ),
    ],
    typed: "This file is mine",
    read: "I prefer",
  },
  {
    what: "context and words in messages of their own",
    messages: [
      user(
        `<user_info>\nShell: ${WRAPPED}\n</user_info>`,
        `<rules>\nBe brief about ${WRAPPED}\n</rules>`,
        `<agent_transcripts>\n${WRAPPED}\n</agent_transcripts>`,
      ),
      user("<timestamp>Saturday</timestamp>\n<user_query>\nI live in Porto\n</user_query>"),
      assistant("Noted."),
      user(
        `<system_reminder>\nPlan mode: ${WRAPPED}\n</system_reminder>\n<user_query>\nAnd I work in Braga\n</user_query>`,
      ),
    ],
    typed: "And I work in Braga",
  },
  {
    what: "a summary of the conversation",
    messages: [
      user("<user_query>\nI live in Porto\n</user_query>"),
      assistant("Noted."),
      user("Summarize this conversation in at most 200 words"),
    ],
  },
]
