/** Sample memories of a person and an agent, for pictures and checks. */
const memories = [
  ["Prefers trains to planes for anything under six hours", "factual", "preference", 0.8, { pinned: true }],
  ["Is allergic to peanuts; carries an epinephrine pen", "factual", "constraint", 1, { pinned: true }],
  ["Works as a structural engineer at Halden & Co. in Lisbon", "factual", "identity", 0.9],
  ["Decided to use Postgres for the bridge inspection archive", "episodic", "decision", 0.7, { agent: "planner" }],
  ["Answers should be short, with the sources at the end", "procedural", "instruction", 0.8],
  ["Sister Ines lives in Porto and has two sons", "factual", "relationship", 0.6],
  ["Met Dr. Okafor on 3 November about the load tests", "episodic", "event", 0.5, { session: "load-tests" }],
  ["Runs four times a week, the long run on Sunday morning", "semantic", "pattern", 0.5],
  ["Deploys go out on Tuesdays, never before a holiday", "procedural", "instruction", 0.7, { agent: "planner" }],
  ["Is learning Japanese; finished the N4 exam in July", "factual", "fact", 0.5],
  ["Der Mietvertrag läuft am 31. März aus", "factual", "fact", 0.6],
  ["住在里斯本,常去阿尔法玛的咖啡馆", "factual", "fact", 0.4],
  ["Favourite editor is Helix; tabs, not spaces", "factual", "preference", 0.4],
  ["The staging database is refreshed every night at 02:00 UTC", "semantic", "fact", 0.5, { agent: "planner" }],
  ["Plans to visit Kyoto in April with Tomás", "episodic", "event", 0.6, { user: "ada", session: "kyoto" }],
  ["Tomás does not eat fish", "factual", "relationship", 0.7, { user: "ada" }],
  ["The team's retro is on the last Friday of the month", "semantic", "pattern", 0.4, { agent: "planner" }],
  ["Bought a road bike in September, size 54", "episodic", "event", 0.3],
  ["Reads one novel a month, mostly in Portuguese", "semantic", "pattern", 0.3],
  ["Invoices above 5,000 euros need two signatures", "procedural", "constraint", 0.8],
]

const messages = [
  "My dog is called Biscuit and she is afraid of thunder.",
  "I always take my coffee without sugar.",
  "Remember that the keys to the archive are with Marta.",
]

/**
 * Fills a server through its API and through conversations at its gateway. `putIn` replaces adding memories one by
 * one.
 */
export async function fill({ url, key, admin }, putIn) {
  const post = async (path, body, who = admin) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${who}` }
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const all = memories.toReversed().map(([content, type, category, importance, more = {}]) => ({
    ...{ content, type, category, importance },
    ...more,
  }))
  if (putIn !== undefined) await putIn(all)
  else for (const memory of all) await post("/api/memory", memory)
  for (const content of messages) {
    const messages = [{ role: "user", content }]
    await post("/v1/chat/completions", { model: "keepsake-demo", messages }, key)
  }
  const found = await post("/api/memory/search", { query: "structural engineer at Halden", limit: 1 })
  const body = JSON.stringify({ content: "Works as a lead structural engineer at Halden & Co. in Porto" })
  const headers = { "content-type": "application/json", authorization: `Bearer ${admin}` }
  await fetch(`${url}/api/memory/${found.data[0].memory.id}`, { method: "PUT", headers, body })
}
