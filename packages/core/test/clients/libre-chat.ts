import { assistant, type ClientRequest, system, user, WRAPPED } from "./client-request.ts"

export const libreChat: readonly ClientRequest[] = [
  {
    what: "a chat",
    messages: [system("You are Ada's assistant."), user("My sister is called Grace")],
    typed: "My sister is called Grace",
  },
  {
    what: "a document before the question",
    messages: [
      user(
        "Attached document(s):",
        `\`\`\`md# "a.md"`,
        `I prefer ${WRAPPED}`,
        "```",
        `---`,
        `# "b.md"`,
        WRAPPED,
        "```",
        "I wrote both of them",
      ),
    ],
    typed: "I wrote both of them",
    read: "I prefer",
  },
  {
    what: "a title",
    messages: [
      user(
        "Provide a concise, 5-word-or-less title for the conversation, using title case conventions.\n\nConversation:\nUser: I moved to Oslo\nAI: Noted.",
      ),
    ],
  },
  {
    what: "a title and its language",
    messages: [
      user(
        "Analyze this conversation and provide:\n1. The detected language of the conversation\n2. A concise title\n\nUser: I moved to Oslo",
      ),
    ],
  },
  {
    what: "a title by a function",
    messages: [
      system("In this environment you have access to a set of tools you can use to generate the conversation title."),
      user("I moved to Oslo"),
    ],
  },
  {
    what: "a summary",
    messages: [
      system("Summarize the conversation by integrating new lines into the current summary."),
      user("New lines:\nHuman: I moved to Oslo"),
    ],
  },
  {
    what: "its own memory agent",
    messages: [
      system("Use the `set_memory` tool to keep what the user says about themselves, and `delete_memory` to drop it."),
      user("# Current Chat:\n\nHuman: I moved to Oslo"),
      assistant(""),
    ],
  },
]
