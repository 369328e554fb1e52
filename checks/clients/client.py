"""One scenario of one client against one base URL, with the package as it comes; prints what it saw as JSON."""

import json
import sys
import time

client_name, scenario, url, key = sys.argv[1:5]
words = sys.argv[5:]
QUESTION = "Hello there, how are you?"
SYSTEM = "Be short."
PARAMETERS = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"], "additionalProperties": False}
IMAGE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


def plainly(value):
    return value.to_dict() if hasattr(value, "to_dict") else value


def failed(call, error_class):
    try:
        call()
    except error_class as error:
        return [type(error).__name__, error.status_code, error.body]


def break_off(stream):
    for number, _ in enumerate(stream):
        if number == 2:
            at = time.time() * 1000
            stream.close()
            return at


def openai_chat():
    import openai

    client = openai.OpenAI(base_url=f"{url}/v1", api_key=key)
    messages = [{"role": "system", "content": SYSTEM}, {"role": "user", "content": QUESTION}]
    tools = [{"type": "function", "function": {"name": "weather", "parameters": PARAMETERS}}]

    def create(**more):
        return client.chat.completions.create(**{"model": "stub", "messages": messages, **more})

    def tool_loop():
        first = create(tools=tools)
        call = first.choices[0].message.tool_calls[0]
        answer = {"role": "tool", "tool_call_id": call.id, "content": "18 degrees"}
        return [first, *create(tools=tools, stream=True), create(tools=tools, messages=[*messages, first.choices[0].message.to_dict(), answer])]

    image = {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{IMAGE}"}}
    form = {"type": "json_schema", "json_schema": {"name": "place", "schema": PARAMETERS, "strict": True}}
    return {
        "plain": lambda: [create()],
        "streaming": lambda: list(create(stream=True, stream_options={"include_usage": True})),
        "tools": tool_loop,
        "images": lambda: [create(messages=[{"role": "user", "content": [image, {"type": "text", "text": QUESTION}]}])],
        "structured": lambda: [create(response_format=form)],
        "retry": lambda: [create(model="stub-flaky"), create(model="stub-limited")],
        "errors": lambda: [failed(lambda: create(model=model), openai.APIStatusError) for model in ("stub-missing", "stub-refusing")],
        "abort": lambda: break_off(create(model="stub-slow", stream=True)),
        "others": lambda: [*client.models.list(), client.embeddings.create(model="stub", input=["a", "b"])],
        "asks": lambda: [create(messages=[{"role": "user", "content": words[0]}])],
    }


def openai_responses():
    import openai

    client = openai.OpenAI(base_url=f"{url}/v1", api_key=key)
    question = [{"role": "user", "content": QUESTION}]
    tools = [{"type": "function", "name": "weather", "parameters": PARAMETERS, "strict": True}]

    def create(**more):
        return client.responses.create(**{"model": "stub", "instructions": SYSTEM, "input": question, **more})

    def tool_loop():
        first = create(tools=tools)
        answer = {"type": "function_call_output", "call_id": first.output[0].call_id, "output": "18 degrees"}
        return [first, *create(tools=tools, stream=True), create(tools=tools, previous_response_id=first.id, input=[answer])]

    image = {"type": "input_image", "image_url": f"data:image/png;base64,{IMAGE}", "detail": "auto"}
    form = {"format": {"type": "json_schema", "name": "place", "schema": PARAMETERS, "strict": True}}
    return {
        "plain": lambda: [create(input=QUESTION)],
        "streaming": lambda: list(create(stream=True)),
        "tools": tool_loop,
        "images": lambda: [create(input=[{"role": "user", "content": [image, {"type": "input_text", "text": QUESTION}]}])],
        "structured": lambda: [create(text=form)],
        "retry": lambda: [create(model="stub-flaky"), create(model="stub-limited")],
        "errors": lambda: [failed(lambda: create(model=model), openai.APIStatusError) for model in ("stub-missing", "stub-refusing")],
        "abort": lambda: break_off(create(model="stub-slow", stream=True)),
        "asks": lambda: [create(input=words[0])],
    }


def anthropic():
    import anthropic

    client = anthropic.Anthropic(base_url=url, api_key=key)
    cached = {"type": "text", "text": QUESTION, "cache_control": {"type": "ephemeral"}}
    messages = [{"role": "user", "content": [cached]}]
    tools = [{"name": "weather", "input_schema": PARAMETERS}]

    def create(**more):
        return client.messages.create(**{"model": "stub", "max_tokens": 99, "system": SYSTEM, "messages": messages, **more})

    def tool_loop():
        first = create(tools=tools)
        answer = {"role": "user", "content": [{"type": "tool_result", "tool_use_id": first.content[0].id, "content": "18 degrees"}]}
        said = {"role": "assistant", "content": [part.to_dict() for part in first.content]}
        return [first, *create(tools=tools, stream=True), create(tools=tools, messages=[*messages, said, answer])]

    image = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": IMAGE}}
    form = {"format": {"type": "json_schema", "schema": PARAMETERS}}
    return {
        "plain": lambda: [create(messages=[{"role": "user", "content": QUESTION}])],
        "streaming": lambda: list(create(stream=True)),
        "tools": tool_loop,
        "images": lambda: [create(messages=[{"role": "user", "content": [image, {"type": "text", "text": QUESTION}]}])],
        "structured": lambda: [create(extra_body={"output_config": form})],
        "retry": lambda: [create(model="stub-flaky"), create(model="stub-limited")],
        "errors": lambda: [failed(lambda: create(model=model), anthropic.APIStatusError) for model in ("stub-missing", "stub-refusing")],
        "abort": lambda: break_off(create(model="stub-slow", stream=True)),
        "others": lambda: [client.messages.count_tokens(model="stub", messages=messages)],
        "asks": lambda: [create(messages=[{"role": "user", "content": words[0]}])],
    }


seen = {"openai chat": openai_chat, "openai responses": openai_responses, "anthropic": anthropic}[client_name]()[scenario]()
print(json.dumps([plainly(value) for value in seen] if isinstance(seen, list) else seen))
