import { setTimeout as pause } from "node:timers/promises"
import {
  acceptedContent,
  completable,
  fromJsonSchema,
  inputRequired,
  ResourceTemplate,
} from "@modelcontextprotocol/server"
import { z } from "zod"

/** One red pixel, and a tenth of a second of silence. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="
const WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA="

const textResult = (text) => ({ content: [{ type: "text", text }] })
const image = { type: "image", data: PNG, mimeType: "image/png" }
const question = (message, properties) =>
  inputRequired.elicit({ message, requestedSchema: { type: "object", properties, required: Object.keys(properties) } })
const sampling = (text, maxTokens) =>
  inputRequired.createMessage({ messages: [{ role: "user", content: { type: "text", text } }], maxTokens })

/** The fixtures of the conformance suite: tools, resources and prompts with fixed names. */
export function registerFixtures(server, states) {
  simpleTools(server)
  askingTools(server)
  roundTrips(server, states)
  resources(server)
  prompts(server)
  // In older revisions a client chooses the log level.
  server.server.registerCapabilities({ logging: {} })
}

function simpleTools(server) {
  const tool = (name, run, inputSchema) =>
    server.registerTool(name, { description: "For the conformance suite", ...(inputSchema && { inputSchema }) }, run)
  tool("test_simple_text", () => textResult("This is a simple text response for testing."))
  tool("test_image_content", () => ({ content: [image] }))
  tool("test_audio_content", () => ({ content: [{ type: "audio", data: WAV, mimeType: "audio/wav" }] }))
  const embedded = (uri, mimeType, text) => ({ type: "resource", resource: { uri, mimeType, text } })
  tool("test_embedded_resource", () => ({
    content: [embedded("test://embedded-resource", "text/plain", "This is an embedded resource content.")],
  }))
  tool("test_multiple_content_types", () => ({
    content: [
      { type: "text", text: "Multiple content types test:" },
      image,
      embedded("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
    ],
  }))
  tool("test_error_handling", () => {
    throw new Error("This tool intentionally returns an error for testing")
  })
  tool("test_tool_with_progress", async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined) {
        await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: 100 } })
      }
      await pause(50)
    }
    return textResult("Done")
  })
  const logging = async ({ mcpReq }) => {
    for (const text of ["Tool execution started", "Tool processing data", "Tool execution completed"]) {
      await mcpReq.log("info", text)
      await pause(50)
    }
    return textResult("Done")
  }
  tool("test_tool_with_logging", logging)
  tool("test_logging_tool", logging)
  tool("json_schema_2020_12_tool", () => textResult("Done"), fromJsonSchema(RICH_SCHEMA))
  const region = { type: "string", description: "Mirrored in a header", "x-mcp-header": "Region" }
  const query = { type: "object", properties: { region, query: { type: "string" } }, required: ["region", "query"] }
  tool("test_x_mcp_header", ({ region }) => textResult(`Region: ${region}`), fromJsonSchema(query))
}

/** JSON Schema keywords that the suite expects in the list. */
const RICH_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
}

/** Requests to the client during a call, as before July 2026. */
function askingTools(server) {
  const asked = (message, requestedSchema) => (mcpReq) => mcpReq.elicitInput({ message, requestedSchema })
  const tool = (name, inputSchema, run) =>
    server.registerTool(name, { description: "For the conformance suite", ...(inputSchema && { inputSchema }) }, run)
  tool("test_sampling", z.object({ prompt: z.string() }), async ({ prompt }, { mcpReq }) => {
    const messages = [{ role: "user", content: { type: "text", text: prompt } }]
    const { content } = await mcpReq.requestSampling({ messages, maxTokens: 100 })
    return textResult(`LLM response: ${content.text}`)
  })
  const completed = ({ action, content }) =>
    textResult(`Elicitation completed: action=${action}, content=${JSON.stringify(content)}`)
  tool("test_elicitation", z.object({ message: z.string() }), async ({ message }, { mcpReq }) => {
    const properties = {
      username: { type: "string", description: "User's response" },
      email: { type: "string", description: "User's email address" },
    }
    const schema = { type: "object", properties, required: ["username", "email"] }
    const { action, content } = await asked(message, schema)(mcpReq)
    return textResult(`User response: action=${action}, content=${JSON.stringify(content)}`)
  })
  const defaults = {
    name: { type: "string", default: "John Doe" },
    age: { type: "integer", default: 30 },
    score: { type: "number", default: 95.5 },
    status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
    verified: { type: "boolean", default: true },
  }
  tool("test_elicitation_sep1034_defaults", undefined, async ({ mcpReq }) =>
    completed(await asked("Values with defaults", { type: "object", properties: defaults, required: [] })(mcpReq)),
  )
  const titled = (name) => [1, 2, 3].map((at) => ({ const: `value${at}`, title: `${ORDINALS[at]} ${name}` }))
  const enums = {
    untitledSingle: { type: "string", enum: ["option1", "option2", "option3"] },
    titledSingle: { type: "string", oneOf: titled("Option") },
    legacyEnum: {
      type: "string",
      enum: ["opt1", "opt2", "opt3"],
      enumNames: ["Option One", "Option Two", "Option Three"],
    },
    untitledMulti: { type: "array", items: { type: "string", enum: ["option1", "option2", "option3"] } },
    titledMulti: { type: "array", items: { anyOf: titled("Choice") } },
  }
  tool("test_elicitation_sep1330_enums", undefined, async ({ mcpReq }) =>
    completed(await asked("Choices of every kind", { type: "object", properties: enums, required: [] })(mcpReq)),
  )
}

const ORDINALS = ["", "First", "Second", "Third"]

/** Questions in a result that are answered in the next call, since July 2026. */
function roundTrips(server, states) {
  const tool = (name, run) =>
    server.registerTool(`test_${name}`, { description: "For the conformance suite" }, (context) => {
      // The server seals the state and verifies it before the tool is called again.
      return run(context.mcpReq, (state) => states.mint(state, context))
    })
  const nameQuestion = question("What is your name?", { name: { type: "string" } })
  const nameOf = ({ inputResponses }) => acceptedContent(inputResponses, "user_name", z.object({ name: z.string() }))
  tool("input_required_result_elicitation", (request) => {
    const given = nameOf(request)
    return given === undefined
      ? inputRequired({ inputRequests: { user_name: nameQuestion } })
      : textResult(`Hello, ${given.name}!`)
  })
  tool("input_required_result_sampling", ({ inputResponses }) => {
    const answer = inputResponses?.capital_question
    if (answer === undefined) {
      return inputRequired({ inputRequests: { capital_question: sampling("What is the capital of France?", 100) } })
    }
    return textResult(answer.content.text)
  })
  tool("input_required_result_list_roots", ({ inputResponses }) => {
    const answer = inputResponses?.client_roots
    if (answer === undefined) return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } })
    return textResult(answer.roots.map(({ uri }) => uri).join(", "))
  })
  const confirm = question("Please confirm", { ok: { type: "boolean" } })
  const confirmed = async (request, seal) => {
    if (request.requestState() === undefined) {
      return inputRequired({ inputRequests: { confirm }, requestState: await seal("confirm") })
    }
    return textResult("state-ok")
  }
  tool("input_required_result_request_state", confirmed)
  tool("input_required_result_tampered_state", confirmed)
  tool("input_required_result_multiple_inputs", async (request, seal) => {
    if (request.requestState() === undefined) {
      const inputRequests = {
        user_name: nameQuestion,
        greeting: sampling("Generate a greeting", 50),
        client_roots: inputRequired.listRoots(),
      }
      return inputRequired({ inputRequests, requestState: await seal("all") })
    }
    return textResult(`Hello, ${nameOf(request)?.name}!`)
  })
  tool("input_required_result_multi_round", async ({ inputResponses, requestState }, seal) => {
    const step = requestState() ?? 0
    if (step === 0) {
      const step1 = question("Step 1: What is your name?", { name: { type: "string" } })
      return inputRequired({ inputRequests: { step1 }, requestState: await seal(1) })
    }
    if (step === 1 && inputResponses?.step1 !== undefined) {
      const step2 = question("Step 2: What is your favorite color?", { color: { type: "string" } })
      return inputRequired({ inputRequests: { step2 }, requestState: await seal(2) })
    }
    return textResult("Both steps done")
  })
  tool("input_required_result_capabilities", ({ envelope }) => {
    const can = envelope?.["io.modelcontextprotocol/clientCapabilities"] ?? {}
    const inputRequests = {
      ...(can.elicitation && { user_name: nameQuestion }),
      ...(can.sampling && { greeting: sampling("Generate a greeting", 50) }),
      ...(can.roots && { client_roots: inputRequired.listRoots() }),
    }
    return Object.keys(inputRequests).length === 0 ? textResult("No capabilities") : inputRequired({ inputRequests })
  })
  tool("missing_capability", () => inputRequired({ inputRequests: { greeting: sampling("Generate a greeting", 50) } }))
  tool("streaming_elicitation", async (request) => {
    const progressToken = request._meta?.progressToken
    if (progressToken !== undefined) {
      await request.notify({ method: "notifications/progress", params: { progressToken, progress: 1, total: 2 } })
    }
    const given = nameOf(request)
    return given === undefined
      ? inputRequired({ inputRequests: { user_name: nameQuestion } })
      : textResult(`Hello, ${given.name}!`)
  })
}

function resources(server) {
  const about = (mimeType) => ({ description: "For the conformance suite", mimeType })
  server.registerResource("static-text", "test://static-text", about("text/plain"), ({ href: uri }) => ({
    contents: [{ uri, mimeType: "text/plain", text: "This is the content of the static text resource." }],
  }))
  server.registerResource("static-binary", "test://static-binary", about("image/png"), ({ href: uri }) => ({
    contents: [{ uri, mimeType: "image/png", blob: PNG }],
  }))
  server.registerResource("watched", "test://watched-resource", about("text/plain"), ({ href: uri }) => ({
    contents: [{ uri, mimeType: "text/plain", text: "Watched" }],
  }))
  const template = new ResourceTemplate("test://template/{id}/data", { list: undefined })
  server.registerResource("template", template, about("application/json"), ({ href: uri }, { id }) => ({
    contents: [
      {
        uri,
        mimeType: "application/json",
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
      },
    ],
  }))
}

function prompts(server) {
  const user = (content) => ({ role: "user", content })
  const text = (words) => user({ type: "text", text: words })
  const prompt = (name, argsSchema, run) =>
    server.registerPrompt(name, { description: "For the conformance suite", ...(argsSchema && { argsSchema }) }, run)
  prompt("test_simple_prompt", undefined, () => ({ messages: [text("This is a simple prompt for testing.")] }))
  const begun = (value) => ["paris", "park", "party"].filter((word) => word.startsWith(value))
  const two = z.object({ arg1: completable(z.string(), begun), arg2: z.string() })
  prompt("test_prompt_with_arguments", two, ({ arg1, arg2 }) => ({
    messages: [text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
  }))
  prompt("test_prompt_with_embedded_resource", z.object({ resourceUri: z.string() }), ({ resourceUri: uri }) => ({
    messages: [
      user({
        type: "resource",
        resource: { uri, mimeType: "text/plain", text: "Embedded resource content for testing." },
      }),
      text("Please process the embedded resource above."),
    ],
  }))
  prompt("test_prompt_with_image", undefined, () => ({
    messages: [user(image), text("Please analyze the image above.")],
  }))
  prompt("test_input_required_result_prompt", undefined, ({ mcpReq: { inputResponses } }) => {
    const given = acceptedContent(inputResponses, "user_context", z.object({ context: z.string() }))
    if (given !== undefined) return { messages: [text(`Context: ${given.context}`)] }
    const asked = question("What context should the prompt use?", { context: { type: "string" } })
    return inputRequired({ inputRequests: { user_context: asked } })
  })
}
