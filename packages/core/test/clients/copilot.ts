import { assistant, type ClientRequest, system, user, WRAPPED } from "./client-request.ts"

export const copilot: readonly ClientRequest[] = [
  {
    what: "a request behind the state of the editor",
    messages: [
      system("You are an expert AI programming assistant, working with a user in the VS Code editor."),
      user(
        `<environment_info>\nThe user's current OS is ${WRAPPED}\n</environment_info>`,
        `<workspace_info>\n${WRAPPED}\n</workspace_info>`,
        `<toolReferences>\n- ${WRAPPED}\n</toolReferences>`,
        "The current date is November 22, 2026.",
        `<reminderInstructions>\nMind ${WRAPPED}\n</reminderInstructions>`,
        "<userRequest>\nI write all my tests in vitest\n</userRequest>",
      ),
    ],
    typed: "I write all my tests in vitest",
  },
  {
    what: "a title",
    messages: [
      system(
        "You are an expert in crafting pithy titles for chatbot conversations. You are presented with a chat request.",
      ),
      user("Please write a brief title for the following request:\n\nI moved to Oslo"),
    ],
  },
  {
    what: "a summary in place of the conversation",
    messages: [
      system("Your task is to create a comprehensive, detailed summary of the entire conversation so far."),
      user("I live in Porto"),
      assistant("Noted."),
      user("Summarize the conversation history so far, minding the tool results that triggered this summarization."),
    ],
  },
]
