import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import { Place } from "../keepsake.ts"

const BEGUN = Date.parse("2026-05-04T09:00:00Z")

function write(place: Place, file: string, document: unknown): string {
  const path = join(place.folder, file)
  mkdirSync(dirname(path), { recursive: true })
  // Some programs write a byte order mark.
  writeFileSync(path, `\uFEFF${JSON.stringify(document)}`)
  return path
}

interface Listed {
  readonly content: string
  readonly createdAt: string
  readonly status: string
  readonly category: string
}

async function turnsIn(place: Place): Promise<readonly Listed[]> {
  const { stdout } = await place.run(["list", "--turns", "--status", "all", "--limit", "200", "--json"])
  const all: readonly Listed[] = JSON.parse(stdout).data
  return all.filter(({ category }) => category === "turn")
}

const contentsIn = async (place: Place) => (await turnsIn(place)).map(({ content }) => content)

async function imported(place: Place, words: readonly string[]) {
  const { code, stdout, stderr } = await place.run(["import", ...words, "--json"])
  expect(stderr).not.toContain("error")
  expect(code).toBe(0)
  return JSON.parse(stdout)
}

/** A node of ChatGPT's export, with the fields that its versions of 2025 and 2026 have. */
function node(id: string, parent: string | null, message: object | null, children: readonly string[] = []) {
  return { [id]: { id, parent, children, message } }
}

function gptMessage(role: string, content: unknown, more: object = {}) {
  return {
    author: { role, name: null, metadata: {} },
    create_time: BEGUN / 1_000 + 12.345,
    update_time: null,
    content,
    status: "finished_successfully",
    end_turn: true,
    weight: 1,
    recipient: "all",
    channel: null,
    metadata: {},
    ...more,
  }
}

const text = (...parts: readonly unknown[]) => ({ content_type: "text", parts })

function gptConversation(mapping: object, more: object = {}) {
  return {
    title: "A talk",
    create_time: BEGUN / 1_000,
    update_time: BEGUN / 1_000 + 60,
    mapping,
    moderation_results: [],
    conversation_id: "gpt-1",
    id: "gpt-1",
    is_archived: false,
    default_model_slug: "auto",
    ...more,
  }
}

describe("a data export of ChatGPT", () => {
  const mapping = {
    ...node("client-created-root", null, null, ["s"]),
    ...node("s", "client-created-root", gptMessage("system", text(""), { create_time: null, weight: 0 }), ["c"]),
    ...node(
      "c",
      "s",
      gptMessage(
        "user",
        {
          content_type: "user_editable_context",
          user_profile: "I am a Hidden profile.",
          user_instructions: "Be short.",
        },
        { create_time: null, metadata: { is_visually_hidden_from_conversation: true, is_user_system_message: true } },
      ),
      ["u0", "u1"],
    ),
    ...node("u0", "c", gptMessage("user", text("I play the drums in a garage.")), ["a0"]),
    ...node("a0", "u0", gptMessage("assistant", text("An edited question about drums."))),
    ...node(
      "u1",
      "c",
      gptMessage("user", {
        content_type: "multimodal_text",
        parts: [
          { content_type: "image_asset_pointer", asset_pointer: "sediment://file_1", size_bytes: 48_029, width: 1_024 },
          "I play the cello in an orchestra in Porto.",
        ],
      }),
      ["t"],
    ),
    ...node(
      "t",
      "u1",
      gptMessage("assistant", { content_type: "thoughts", thoughts: [{ content: "Secret thought." }] }),
      ["k"],
    ),
    ...node("k", "t", gptMessage("assistant", text('{"query":"Hidden cello query"}'), { recipient: "web.run" }), ["w"]),
    ...node(
      "w",
      "k",
      gptMessage("tool", { content_type: "sonic_webpage", text: "The concert hall in Porto opened in 2005." }),
      ["f"],
    ),
    ...node("f", "w", gptMessage("assistant", text("Searching the hall."), { channel: "commentary" }), ["b"]),
    ...node(
      "b",
      "f",
      gptMessage(
        "assistant",
        text("The concert hall in Porto opened in 2005. \uE200cite\uE202turn0search1\uE201【12†L1-L3】"),
        { channel: "final" },
      ),
      ["v"],
    ),
    ...node(
      "v",
      "b",
      gptMessage(
        "user",
        {
          content_type: "multimodal_text",
          parts: [
            { content_type: "audio_transcription", text: "My cello is called Bruno.", direction: "in" },
            { content_type: "real_time_user_audio_video_asset_pointer", frames_asset_pointers: [] },
          ],
        },
        { create_time: null },
      ),
      ["x", "y"],
    ),
    ...node("x", "v", gptMessage("assistant", text("A reply that was replaced."))),
    ...node("y", "v", gptMessage("assistant", text("Bruno is a fine name."), { metadata: undefined, status: "x" })),
  }
  const conversations = [
    gptConversation(mapping, { current_node: "y" }),
    gptConversation(node("o", null, gptMessage("user", text("I once broke a Forgotten cello."))), {
      id: "gpt-2",
      conversation_id: "gpt-2",
      current_node: "o",
      is_do_not_remember: true,
    }),
    gptConversation(
      { ...node("p", null, null, ["q"]), ...node("q", "p", gptMessage("user", text("I sing bass on Tuesdays."))) },
      { id: "gpt-3", conversation_id: "gpt-3", current_node: "lost", title: null },
    ),
    null,
    { id: "gpt-4", mapping: null, current_node: null },
  ]

  test("is read as the person saw it: the branch that was shown, without reasoning, calls of tools and hidden messages", async () => {
    await using place = new Place()
    const file = write(place, "gpt/conversations.json", conversations)
    const report = await imported(place, [file, "--from", "chatgpt"])
    expect(report).toMatchObject({ conversations: 2, messages: 5, skipped: [{ why: expect.stringMatching("1 conv") }] })
    const turns = await turnsIn(place)
    expect(turns.map(({ content }) => content).toSorted()).toEqual([
      "Bruno is a fine name.",
      "I play the cello in an orchestra in Porto.",
      "I sing bass on Tuesdays.",
      "My cello is called Bruno.",
      "The concert hall in Porto opened in 2005.",
    ])
    // Also those without a time.
    for (const { createdAt } of turns) expect(createdAt).toMatch(/^2026-05-04/)
    // It may repeat what a tool returned.
    expect(turns.find(({ content }) => content.startsWith("The concert hall"))?.status).toBe("quarantined")
    expect(await imported(place, [file])).toMatchObject({ format: "chatgpt", messages: 5, memories: 0 })
  })

  test("is read from all its files, in a folder or in the folders of its archives", async () => {
    await using place = new Place()
    const talk = (id: string, said: string) =>
      gptConversation(node("u", null, gptMessage("user", text(said))), { id, conversation_id: id, current_node: "u" })
    write(place, "gpt/conversations-000.json", [talk("one", "I keep bees in Braga.")])
    write(place, "gpt/conversations-001.json", { conversations: [talk("two", "I keep goats in Faro.")] })
    write(place, "gpt/user.json", { id: "user-1" })
    expect(await imported(place, [join(place.folder, "gpt")])).toMatchObject({ format: "chatgpt", conversations: 2 })
    expect(await contentsIn(place)).toHaveLength(2)
    write(place, "all/part-0001/conversations.json", [talk("three", "I keep hens in Lagos.")])
    write(place, "all/part-0002/conversations.json", [talk("four", "I keep ducks in Sines.")])
    const folder = join(place.folder, "all")
    expect(await imported(place, [folder, "--from", "chatgpt"])).toMatchObject({ conversations: 2 })
    writeFileSync(join(place.folder, "export.zip"), "PK\u0003\u0004abcdefghijklmnop")
    const archive = await place.run(["import", join(place.folder, "export.zip"), "--from", "chatgpt"])
    expect(archive).toMatchObject({ code: 1, stderr: expect.stringMatching(/zip archive[\s\S]*npack/i) })
    const none = await place.run(["import", place.folder, "--from", "claude"])
    expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining("--from chatgpt") })
  })
})

describe("a data export of Claude", () => {
  const ROOT = "00000000-0000-4000-8000-000000000000"
  const PLACEHOLDER = "```\nThis block is not supported on your current device yet.\n```\n"
  const message = (uuid: string, parent: string, sender: string, content: unknown, more: object = {}) => ({
    uuid,
    text: "",
    content,
    sender,
    created_at: "2026-05-04T09:00:00.123456Z",
    updated_at: "2026-05-04T09:00:00.123456Z",
    attachments: [],
    files: [],
    parent_message_uuid: parent,
    ...more,
  })
  const block = (said: string) => ({ type: "text", text: said, citations: [], start_timestamp: null, flags: null })
  const conversation = {
    uuid: "claude-1",
    name: "Sisters",
    summary: "",
    created_at: "2026-05-04T08:59:00.000000Z",
    updated_at: "2026-05-04T09:05:00.000000Z",
    account: { uuid: "account-1" },
    chat_messages: [
      message("m1", ROOT, "human", [block("My sister Ines lives in Faro.")]),
      message("m2", "m1", "assistant", [block("A branch about Faro.")]),
      message("m3", ROOT, "human", [block("My sister Ines lives in Braga.")], {
        attachments: [{ file_name: "paste.txt", file_type: "txt", extracted_content: "My name is Pasted Person." }],
        files: [{ file_name: "ines.png", file_kind: "image", file_uuid: "f1" }],
      }),
      message(
        "m4",
        "m3",
        "assistant",
        [
          { type: "thinking", thinking: "The user has a Hidden sister." },
          { type: "tool_use", name: "web_search", input: { query: "Braga" } },
          {
            type: "tool_result",
            name: "web_search",
            content: [{ type: "knowledge", title: "Braga", text: "A city." }],
          },
          block("Braga is lovely."),
        ],
        { text: `The user has a Hidden sister.\n${PLACEHOLDER}\nBraga is lovely.` },
      ),
      message("m5", "m4", "assistant", [{ type: "tool_use", name: "artifacts", input: {} }], { text: PLACEHOLDER }),
      message("m6", "m5", "human", [], { text: "My brother Rui lives in Evora.", created_at: null }),
      message("m7", "m6", "assistant", undefined, { text: `Evora has a Roman temple.\n${PLACEHOLDER}` }),
      message("m8", "m7", "human", [], { attachments: [{ extracted_content: "Only a Pasted page." }] }),
    ],
  }

  test("is read as the person saw it: text without reasoning, tools and placeholders, and of an edited question the newer branch", async () => {
    await using place = new Place()
    const file = write(place, "data-2026-05-05-batch-0000/conversations.json", [conversation, { uuid: "empty" }, null])
    write(place, "data-2026-05-05-batch-0000/users.json", [])
    expect(await imported(place, [dirname(file)])).toMatchObject({ format: "claude", conversations: 1, messages: 4 })
    const turns = await turnsIn(place)
    expect(turns.map(({ content }) => content.trim()).toSorted()).toEqual([
      "Braga is lovely.",
      "Evora has a Roman temple.",
      "My brother Rui lives in Evora.",
      "My sister Ines lives in Braga.",
    ])
    for (const { createdAt } of turns) expect(createdAt).toMatch(/^2026-05-04/)
    expect(turns.find(({ content }) => content.startsWith("Braga is"))?.status).toBe("quarantined")
    const facts = JSON.parse((await place.run(["list", "--json"])).stdout).data
    expect(JSON.stringify(facts)).not.toMatch(/Pasted|Hidden|Faro/)
    expect(await imported(place, [file, "--from", "claude"])).toMatchObject({ messages: 4, memories: 0 })
  })

  test("has the messages before a gap in its branches", async () => {
    await using place = new Place()
    const gap = {
      uuid: "claude-2",
      chat_messages: [
        message("n1", ROOT, "human", [block("I was born in Tavira.")]),
        message("n2", "n1", "assistant", [block("On the coast.")]),
        message("n3", "lost", "human", [block("I moved to Viseu.")]),
      ],
    }
    expect(await imported(place, [write(place, "conversations.json", [gap])])).toMatchObject({ messages: 3 })
  })
})

test("an import of which nothing is taken because it is larger than a limit fails", async () => {
  await using place = new Place()
  const path = join(place.folder, "large.jsonl")
  writeFileSync(path, `${JSON.stringify({ content: "x".repeat(5 * 1024 * 1024) })}\n`)
  expect(await place.run(["import", path])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("limit_exceeded"),
  })
})

describe("requests to forget in an export", () => {
  const DAY = 86_400
  const talk = (id: string, said: string, days: number) => {
    const time = BEGUN / 1_000 - days * DAY
    const mapping = {
      ...node("root", null, null, ["a"]),
      ...node("a", "root", gptMessage("user", text(said), { create_time: time }), ["b"]),
      ...node("b", "a", gptMessage("assistant", text("All right."), { create_time: time + 5 })),
    }
    return gptConversation(mapping, { create_time: time, current_node: "b", conversation_id: id, id })
  }

  test("take only what was told before them, though an export has the newest conversation first, and are counted", async () => {
    await using place = new Place()
    await place.run(["add", "Allergic to walnuts", "--category", "constraint"])
    const file = write(place, "export/conversations.json", [
      talk("four", "My boat lies in Ludlow.", 10),
      talk("three", "Forget where my boat lies.", 20),
      talk("two", "Forget that I am allergic to walnuts.", 30),
      talk("one", "My boat lies in Waspington.", 40),
    ])
    const dry = await place.run(["import", file, "--dry-run"])
    expect(dry.stdout).toContain("2 messages of these ask to forget something")
    expect(await imported(place, [file])).toMatchObject({ conversations: 4, forgetRequests: 2, forgotten: 2 })
    const { stdout } = await place.run(["list", "--turns", "--limit", "200"])
    expect(stdout).toContain("walnuts")
    expect(stdout).toContain("Ludlow")
    expect(stdout).not.toContain("Waspington")
  })
})
