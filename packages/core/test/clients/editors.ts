import { assistant, type ClientRequest, system, user, WRAPPED } from "./client-request.ts"

export const aider: readonly ClientRequest[] = [
  {
    what: "files, a command's output and the rules behind a request",
    messages: [
      user(
        `I have *added these files to the chat* so you can go ahead and edit them.\n\na.py\n\`\`\`\n${WRAPPED}\n\`\`\``,
      ),
      assistant("Ok, any changes I propose will be to those files."),
      user(`I ran this command:\n\nmake ${WRAPPED}\n\nAnd got this output:\n\n${WRAPPED}`),
      assistant("Ok."),
      user(
        `I write all my tests in pytest\n\n# *SEARCH/REPLACE block* Rules:\n\n1. The *FULL* file path of ${WRAPPED}`,
      ),
    ],
    typed: "I write all my tests in pytest",
    read: WRAPPED,
  },
  {
    what: "a summary of the older part",
    messages: [
      system("*Briefly* summarize this partial conversation about programming."),
      user("# USER\nI live in Porto\n# ASSISTANT\nNoted."),
    ],
  },
  {
    what: "a commit message",
    messages: [
      system("You are an expert software engineer that generates one-line Git commit messages."),
      user("diff --git a/x b/x"),
    ],
  },
]

export const zed: readonly ClientRequest[] = [
  {
    what: "a request behind attached files",
    messages: [user(`<context>\n<files>\n\`\`\`a.rs\n${WRAPPED}\n\`\`\`\n</files>\n</context>\n\nI live in Porto`)],
    typed: "I live in Porto",
    read: WRAPPED,
  },
  {
    what: "a title",
    messages: [
      user("I live in Porto"),
      assistant("Noted."),
      user("Generate a concise 3-7 word title for this conversation, omitting punctuation."),
    ],
  },
  {
    what: "a summary",
    messages: [
      user("I live in Porto"),
      assistant("Noted."),
      user("Generate a detailed summary of this conversation. Include:\n1. A brief overview"),
    ],
  },
]

export const others: readonly ClientRequest[] = [
  {
    what: "a request in a tag that names the user, beside tags of several words",
    messages: [
      user(
        `<system_information>\n${WRAPPED}\n</system_information>`,
        "<user_input>\nI live in Porto\n</user_input>",
        `<open-tabs>\n${WRAPPED}\n</open-tabs>`,
      ),
    ],
    typed: "I live in Porto",
  },
  {
    what: "results of a search in a tag that nobody knows",
    messages: [user(`<page_content url="x">\nI prefer ${WRAPPED}\n</page_content>\nI live in Porto`)],
    typed: "I live in Porto",
    read: WRAPPED,
  },
  {
    what: "words of a person in nothing but a tag that nobody knows",
    messages: [user("<chat_line>I live in Porto</chat_line>")],
    typed: "<chat_line>I live in Porto</chat_line>",
  },
  {
    what: "a question about retrieved passages (LlamaIndex)",
    messages: [
      user(
        `Context information is below.\n-----\nQuery: ${WRAPPED}\n-----\nGiven the context, answer the query.`,
        "Query: I live in Porto\nAnswer: ",
      ),
    ],
    typed: "I live in Porto",
    read: WRAPPED,
  },
  {
    what: "a question made over (LangChain)",
    messages: [
      system("Given a chat history and the latest user question, formulate a standalone question."),
      user("I live in Porto"),
      assistant("Noted."),
      user("And where was that?"),
    ],
  },
  {
    what: "what a client keeps itself",
    messages: [system("You are a Personal Information Organizer."), user("Input:\nuser: I live in Porto")],
  },
]
