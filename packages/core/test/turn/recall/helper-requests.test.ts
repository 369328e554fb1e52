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
    "Given the following... please reply with a title for the chat that is 3-4 words in length: I moved to Oslo",
    "Please generate a four to five word title summarizing our conversation without any lead-in.",
    "Progressively summarize the lines of conversation provided, returning a new summary.",
    "Given the following conversation and a follow up question, rephrase it to be a standalone question.",
    "Please help me predict the three questions that the human would ask, in the assistant's language.",
    "Extract facts about the user from the following conversation. Return JSON.",
    "Fasse dieses Gespräch in einem Titel zusammen. Antworte nur mit dem Titel.",
    "请为以上对话生成一个不超过10个字的标题，只输出标题。",
    "この会話に短いタイトルを付けてください。タイトルだけを出力してください。",
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
    "You are a note taker. Sum up the discussion when asked. Reply only in English.",
    "You are an SEO copywriter. You write catchy titles for videos, max 60 characters.",
    "You are a research assistant. Generate search queries when the user question needs it.",
  ])("is not what an assistant is told: %s", (text) => {
    expect(isHelperRequest([{ role: "system", text }, ...user("I live in Porto")])).toBe(false)
  })

  test.each([
    "Generate a title for my blog post about sailing",
    "Write a short story title",
    "### Task:\nRespond to the user query using the provided context.\n<user_query>Where is Ada?</user_query>",
    "Suggest three names for my dog",
    "Write a short title, 5 words, for the chat scene in my play",
    "Create a 5-word title for our discussion group",
    "Can you summarize our conversation so far?",
    "Rewrite this question so that it is standalone: where was it?",
    "Generate search queries for finding papers on conversation analysis",
    "Summarize the history of Rome in a single summary paragraph",
    "What was the title of the book in our last conversation?",
  ])("is not what a person asks: %s", (text) => {
    expect(isHelperRequest([{ role: "system", text: "You are a helpful assistant." }, ...user(text)])).toBe(false)
  })
})
