"""One scenario against one base URL, with the `openai` package as it comes; prints what it saw as JSON."""

import json
import sys

import openai

scenario, base_url, api_key, headers = sys.argv[1:5]
client = openai.OpenAI(base_url=base_url, api_key=api_key, default_headers=json.loads(headers), max_retries=2)
question = [{"role": "user", "content": "Hello there, how are you?"}]
tools = [{"type": "function", "function": {"name": "weather", "parameters": {"type": "object", "properties": {"city": {"type": "string"}}}}}]


def plain():
    return client.chat.completions.create(model="stub", messages=question).to_dict()


def stream():
    return [chunk.to_dict() for chunk in client.chat.completions.create(model="stub", messages=question, stream=True)]


def tool_loop():
    first = client.chat.completions.create(model="stub", messages=question, tools=tools)
    call = first.choices[0].message.tool_calls[0]
    messages = [*question, first.choices[0].message.to_dict(), {"role": "tool", "tool_call_id": call.id, "content": "18 degrees"}]
    return [first.to_dict(), client.chat.completions.create(model="stub", messages=messages, tools=tools).to_dict()]


def retry():
    return client.chat.completions.create(model="stub-flaky", messages=question).to_dict()


def failures():
    seen = []
    for model in ("stub-missing", "stub-refusing"):
        try:
            client.chat.completions.create(model=model, messages=question)
        except openai.APIStatusError as error:
            seen.append([type(error).__name__, error.status_code, error.code, error.body])
    return seen


def wrong_key():
    try:
        client.chat.completions.create(model="stub", messages=question)
    except openai.APIStatusError as error:
        return [type(error).__name__, error.status_code, error.code, error.message]


def models():
    return [model.to_dict() for model in client.models.list()]


def say_and_ask():
    def said(text, streaming):
        messages = [{"role": "user", "content": text}]
        reply = client.chat.completions.create(model="keepsake-demo", messages=messages, stream=streaming)
        if not streaming:
            return reply.choices[0].message.content
        return "".join(chunk.choices[0].delta.content or "" for chunk in reply if chunk.choices)

    said("My brother plays the cello.", False)
    return [said("Which instrument does my brother play?", streaming) for streaming in (False, True)]


print(json.dumps({name: run for name, run in globals().items() if callable(run)}[scenario]()))
