import { aboutSettings } from "./about-settings-zh.ts"
import type { ToldCatalogue } from "./told-catalogue.ts"

export const told: ToldCatalogue = {
  "It is in the block": "已在注入块中。",
  "The gate is closed: nothing that is known bears on the request enough": "门已关闭:已知内容与此请求关系不够。",
  "Its score is less than a quarter of the best": "得分不到最高分的四分之一。",
  "It is a reply that holds no word of the request": "是一条不含请求中任何词的回复。",
  "It ranks behind the first 120, which no budget reaches": "排在前 120 名之后,任何预算都到不了。",
  "The request holds it already": "请求里已经有了。",
  "A fact says the same in fewer words and takes its place": "有一条事实用更少的话说了同样的内容,取代了它。",
  "It only asks, and the reply to it takes its place": "只是提问,由对它的回复取代。",
  "It only asks, and no reply to it was found": "只是提问,且没有找到对它的回复。",
  "A newer memory says what holds now": "有更新的记忆说明了现在的情况。",
  "Another one on the page says the same": "这里的另一条说了同样的内容。",
  "Its line did not fit into what was left of the budget": "这一行放不进剩余的预算。",
  "The budget was used up before its turn came": "轮到它之前预算已用完。",
  "There is no such memory, or this request may not see it": "没有这条记忆,或此请求无权看到。",
  "It is not active: quarantined, superseded or archived memories are never injected":
    "不是有效状态:待审核、已被取代或已归档的记忆从不注入。",
  "It has expired, or does not hold at this time": "已过期,或此时不成立。",
  "It is older than memory.retentionDays": "早于 memory.retentionDays 的期限。",
  "It was said in this conversation, which holds it already": "在本次对话中说过,对话里已有。",
  "It has no word in common with the request, and no search by meaning brought it":
    "与请求没有共同的词,按含义搜索也没有找到。",
  "It shares words with the request, but 200 others share more or rarer ones":
    "与请求有共同的词,但另有 200 条共有的词更多或更少见。",

  "the gate is off": "门已停用。",
  "nothing was asked": "没有提问。",
  "a question about the user": "关于用户的问题。",
  "a question about the past": "关于过去的问题。",
  "a question about the user, of whom little is known": "关于用户的问题,而对其所知甚少。",
  "nothing was found": "没有找到任何内容。",
  "memories cover the request": "记忆覆盖了此请求。",
  "no memory covers the request": "没有记忆覆盖此请求。",
  "no words of a person": "没有人说的话。",
  "the budget is below {least} tokens": "预算低于 {least} 个 token。",

  "overrides instructions": "试图推翻指令。",
  "imitates a role": "冒充对话中的角色。",
  "lifts restrictions": "试图解除限制。",
  "asks for secrets or sends data out": "索取机密或向外发送数据。",
  "plants a recommendation": "植入推荐。",
  "reads as instructions to a model": "读起来像给模型的指令。",
  "a reply in whose turn tool or document text was read": "回复所在的轮次读取了工具或文档的文字。",
  "text from a tool": "来自工具的文字。",
  "text from a document": "来自文档的文字。",
  "judged wrong": "被判定为错误。",
  "conflicts with what stands": "与现有记忆相矛盾。",
  "says again what stands": "重复了现有记忆。",
  "set aside": "已搁置。",

  "Key {key} serves one person but names several users. Create one with: keepsake keys create --many":
    "密钥 {key} 供一人使用,却出现了多个用户。创建多人密钥:keepsake keys create --many",
  "Vectors are to be kept in Qdrant, but there is no embedder that makes any: set embedder.model":
    "向量应存入 Qdrant,但没有生成向量的嵌入器:请设置 embedder.model",
  "The text index is being built again ({share} %); until then keyword search reads the newest memories only":
    "正在重建文本索引({share} %);在此之前关键词搜索只读取最新的记忆。",
  "What an earlier version indexed is being indexed again ({share} %); until then some of it is not found by every form of a word":
    "正在重新索引旧版本的内容({share} %);在此之前部分内容不能以每种词形找到。",
  "New memories get no vectors until the embedder works again, and are found by their words: {why}":
    "嵌入器恢复之前,新记忆没有向量,只能按词找到:{why}",
  "Jobs of the queue that were given up: {jobs}. Look into them with: keepsake doctor":
    "队列中已放弃的任务:{jobs}。查看:keepsake doctor",

  "error:admin_only": "这需要管理员密钥。",
  "error:conflict": "那里已有更新的内容。请重新读取后再修改。",
  "error:internal": "出现了意外。请重试;服务器日志中有更多信息。",
  "error:invalid_request": "输入的某一项不合要求。",
  "error:key_missing": "这需要先登录。",
  "error:key_request_reused": "此文本已用于创建另一个密钥。",
  "error:key_unknown": "这不是此 Keepsake 的密钥。",
  "error:last_admin_key": "这是最后一个管理员密钥。请先创建另一个。",
  "error:limit_exceeded": "超出了可接受的上限。",
  "error:link_used": "此链接已被使用,或已超过十分钟。",
  "error:mode_forbidden": "此密钥只能关闭自己的记忆。",
  "error:name_forbidden": "此密钥属于其他人。",
  "error:not_found": "没有这一项,或它属于其他人。",
  "error:options_invalid": "某个值不能这样设置。",
  "error:part_missing": "缺少所需的部分。",
  "error:store_unavailable": "存储没有响应。请稍后重试,或运行:keepsake doctor",
  "error:tenant_forbidden": "此密钥属于另一个租户。",
  "error:too_busy": "服务器繁忙。请稍后重试。",
  "error:too_many_keys": "来自此处的错误密钥过多。请稍候。",
  "error:unreachable": "服务器没有响应。启动:keepsake serve",
  "error:upstream_failed": "所需的模型服务器没有响应。",
  "error:words_gone": "此请求的原话未保留,无法再次提问。",

  ...aboutSettings,
}
