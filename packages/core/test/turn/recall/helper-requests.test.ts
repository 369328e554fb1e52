import { describe, expect, test } from "vitest"
import { isHelperRequest } from "../../../src/turn/recall/helper-requests.ts"

const user = (text: string) => [{ role: "user" as const, text }]

describe("a client's own request", () => {
  test.each([
    "### Task:\nGenerate a concise, 3-5 word title with an emoji summarizing the chat history.\n### Chat History:\n<chat_history>\nUSER: hi\n</chat_history>",
    "### Task:\nSuggest 3-5 relevant follow-up questions or prompts.\n### Chat History:\n<chat_history>hi</chat_history>",
    "### Task:\nAnalyze the chat history to determine the necessity of generating search queries.\n<chat_history>hi</chat_history>",
    'Provide a concise, 5-word-or-less title for the conversation, using its same language, with no punctuation. User: "hi" AI: "hello"',
    "Please write a 5-10 word title for the following conversation:\n\nUser: hi",
    "Based on the chat history, give this conversation a name. Keep it short - 10 characters max.",
  ])("is recognised in the user's message: %s", (text) => {
    expect(isHelperRequest(user(text))).toBe(true)
  })

  test.each([
    "You are a title generator. You output ONLY a thread title. Nothing else.",
    "Analyze if this message indicates a new conversation topic. If it does, extract a 2-3 word title.",
  ])("is recognised in the system message: %s", (text) => {
    expect(isHelperRequest([{ role: "system", text }, ...user("hi")])).toBe(true)
  })

  test.each([
    "Generate a title for my blog post about sailing",
    "Write a short story title",
    "### Task:\nRespond to the user query using the provided context.\n<user_query>Where is Ada?</user_query>",
    "Suggest three names for my dog",
    "What was the title of the book in our last conversation?",
  ])("is not what a person asks: %s", (text) => {
    expect(isHelperRequest([{ role: "system", text: "You are a helpful assistant." }, ...user(text)])).toBe(false)
  })
})
