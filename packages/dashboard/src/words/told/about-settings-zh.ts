import type { aboutSettings as german } from "./about-settings-de.ts"

export const aboutSettings: { readonly [Sentence in keyof typeof german]: string } = {
  "on recalls and keeps, read only recalls, write only keeps": "on 召回并保存,read 只召回,write 只保存。",
  "how candidates are found; hybrid is keyword alone without an embedder":
    "如何找候选;没有嵌入器时 hybrid 就是 keyword。",
  "how words and vectors become one order: by their scores, or by their places (reciprocal rank fusion)":
    "词与向量如何合成一个次序:按得分,或按名次(reciprocal rank fusion)。",
  "for rrf: place p of a list counts 1 / (k + p); the smaller, the more the first places count":
    "用于 rrf:列表第 p 位计 1 / (k + p);越小,前几位越重要。",
  "most weight of the vectors beside the words; less where they find little of what the words find":
    "向量相对于词的最大权重;若与词的结果重合少则更低。",
  "whether a named agent writes into a pool of its own": "指明的代理是否写入自己的池。",
  "the whole of recall; 150, with an embedder 400": "整个召回的时限;150,有嵌入器时 400。",
  "most tokens injected; 0 injects nothing": "最多注入的 token;0 不注入。",
  "when the standing memories are given": "何时提供常驻记忆。",
  "most tokens of the profile": "资料部分最多的 token。",
  "most tokens injected a day (UTC) and tenant; null is without a limit":
    "每个租户每天(UTC)最多注入的 token;null 不限。",
  "older memories are not recalled; null keeps all": "更早的记忆不再召回;null 全部保留。",
  "whose words are kept as they were said": "谁的原话会被保留。",
  "how long verbatim turns stay; 0 is for ever": "原话保留多久;0 为永久。",
  "whether a generic request gets nothing but the profile": "泛泛的请求是否只得到资料。",
  "what the gate's figure must reach; left out, 0.56 as measured": "门的数值须达到多少;留空为实测的 0.56。",
  "texts cut from query and capture; * stands for anything on the line, ** over several":
    "从查询和保存内容中剪去的文字;* 代表一行内任意内容,** 可跨行。",
  "session recalls once a session; its later requests carry the same bytes in the same place":
    "session 每个会话召回一次;其后的请求在同一位置带相同字节。",
  "where the block goes": "注入块放在哪里。",
  "how far a recall looks": "召回能看多远。",
  "what of a history is kept at first sight": "初次见到的历史保存哪些。",
  "credentials are cut out before anything is kept": "保存前剪去凭据。",
  "how long traces of requests stay; 0 keeps none": "请求记录保留多久;0 不保留。",
  "most traces of a tenant": "每个租户最多的请求记录。",
  "how long the versions of a deleted memory stay": "已删除记忆的版本保留多久。",
  "the data folder; by default the platform's folder for user data": "数据文件夹;默认为系统的用户数据文件夹。",
  "the address to listen on; another than loopback needs a key": "监听地址;非回环地址需要密钥。",
  "the port to listen on; 0 takes a free one": "监听端口;0 取空闲端口。",
  "names that a Host header may carry besides the loopback names": "Host 头除回环名外可用的名称。",
  "the address under which others reach this server": "他人访问此服务器的地址。",
  "web pages that may call the API, by their origin": "可调用 API 的网页来源。",
  "a key known beforehand: serve registers it as an administrator's, the other commands present it":
    "预先已知的密钥:serve 将其登记为管理员密钥,其他命令出示它。",
  "how a request proves who it is; passthrough takes any provider's credential, on this machine alone":
    "请求如何证明身份;passthrough 接受任意服务商的凭据,仅限本机。",
  "where memories are kept: sqlite, memory (forgets at the end), qdrant, or the name of a package; with the last two all else stays in the database":
    "记忆存放处:sqlite、memory(结束即忘)、qdrant 或某个包的名称;后两者其余仍在数据库中。",
  'packages that bring parts: [{"use": "@acme/keepsake-store-x", "options": {}}], looked for from the configuration file\'s folder, then from the data folder':
    '带来部件的包:[{"use": "@acme/keepsake-store-x", "options": {}}],先从配置文件夹、再从数据文件夹查找。',
  "the database, relative to the data folder": "数据库,相对于数据文件夹。",
  "normal survives a killed process, full also power loss": "normal 可承受进程被终止,full 还可承受断电。",
  "the server's REST interface; without a port 6333, or 443 for https":
    "服务器的 REST 接口;无端口时 6333,https 为 443。",
  "the server's key, which may manage collections": "可管理集合的服务器密钥。",
  "the name of its collections": "集合的名称。",
  "where vectors are kept when there is an embedder; auto is the store itself, qdrant leaves the records in it":
    "有嵌入器时向量存放处;auto 为存储本身,qdrant 则记录仍留在其中。",
  "an endpoint with /embeddings, up to and including /v1; left out, OpenAI's, which costs money":
    "带 /embeddings 的端点,写到 /v1 为止;留空则用 OpenAI 的,需付费。",
  "the embedding model; without one there are no vectors": "嵌入模型;没有则无向量。",
  "the endpoint's key; local ones mostly need none": "端点的密钥;本地的多半不需要。",
  "the size of its vectors; left out, the model's own, found out with a first request":
    "向量维数;留空则由首次请求得知模型自身的维数。",
  "nothing is embedded after so many tokens in a day (UTC); left out, no limit":
    "每天(UTC)超过这么多 token 后不再嵌入;留空不限。",
  "the built-in model answers to keepsake-demo beside an upstream too; without one it always does":
    "配置了上游时,内置模型是否仍以 keepsake-demo 应答;没有上游时总会应答。",
  "where OpenAI's paths go; else OPENAI_BASE_URL, else with a key the provider, else the demo model":
    "OpenAI 路径的去向;否则 OPENAI_BASE_URL,再否则有密钥时为服务商,否则为演示模型。",
  "the upstream's key; else OPENAI_API_KEY": "上游密钥;否则 OPENAI_API_KEY。",
  "where Anthropic's paths go, without /v1; else ANTHROPIC_BASE_URL, else with a key the provider, else the demo model":
    "Anthropic 路径的去向,不含 /v1;否则 ANTHROPIC_BASE_URL,再否则有密钥时为服务商,否则为演示模型。",
  "the upstream's key; else ANTHROPIC_API_KEY": "上游密钥;否则 ANTHROPIC_API_KEY。",
  "what makes memories of a turn: rules, none, or the name of a package that provides an extractor":
    "如何从一轮对话生成记忆:rules、none,或提供提取器的包名。",
  "headers that name the user, first present wins": "指明用户的请求头,先出现者有效。",
  "headers that name the session, first present wins": "指明会话的请求头,先出现者有效。",
  "headers that name the agent, first present wins": "指明代理的请求头,先出现者有效。",
  "whether the body of a request may name the user": "请求体是否可以指明用户。",
  "tools under the names of other memory servers, beside the own ones, for agents that know those":
    "除自有工具外,以其他记忆服务器的名称提供工具,供熟悉它们的代理使用。",
}
