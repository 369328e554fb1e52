import type { ExplanationOnTheWire, MessageCodes } from "@keepsake/api"
import type { ExplainedCandidate, ExplainResult, MemorySettings } from "@keepsake/core"
import { given } from "@keepsake/core/internal"
import { isoOrNull, memoryToWire } from "./to-wire.ts"

/** Number of listed hits per search; candidates have their rank in all searches. */
const MAX_HITS = 20

/** Converts an explanation, with its `most` best candidates and all memories of the profile. */
export function explanationToWire(
  { asked, legs, considered, gate, budget, outcome, answers }: ExplainResult,
  settings: MemorySettings,
  most: number,
): ExplanationOnTheWire {
  const { strategy, fusion, fusionWeight, scope, profile, retentionDays, position } = settings
  const { time } = asked
  const wanted = considered.filter(({ rank }, index) => index < most || rank === undefined)
  return {
    asked: {
      text: asked.text,
      words: asked.words.map(({ word, weight, rarity = null }) => ({ word, weight, rarity })),
      signs: [...asked.signs],
      topicless: asked.topicless ?? null,
      time: time === undefined ? null : { from: isoOrNull(time.from), below: isoOrNull(time.below) },
    },
    settings: { strategy, fusion, fusionWeight, scope, gate: settings.gate, profile, retentionDays, position },
    legs: legs.map(({ name, kind, hits }) => ({
      name,
      kind,
      found: hits.length,
      hits: hits.slice(0, MAX_HITS).map(({ id, score }, index) => ({ id, rank: index + 1, score })),
    })),
    candidates: wanted.map(candidateToWire),
    total: considered.length,
    gate: {
      open: gate.open,
      figure: gate.figure,
      threshold: gate.threshold ?? null,
      features: gate.features ?? null,
      code: gate.code satisfies MessageCodes["gate"],
      because: gate.because,
      ...given({ params: gate.params }),
    },
    budget: { maxTokens: budget.maxTokens, used: outcome.tokens, left: budget.left ?? null },
    block: outcome.placement?.block ?? null,
    position: outcome.placement?.at ?? null,
    tokens: outcome.tokens,
    recalled: outcome.memories.map(({ memory }) => memory.id),
    degraded: [...outcome.degraded],
    answers: answers.map(({ id, reason, because, by = null }) => ({
      id,
      reason: reason satisfies MessageCodes["reason"],
      because,
      by,
    })),
  }
}

function candidateToWire(one: ExplainedCandidate): ExplanationOnTheWire["candidates"][number] {
  return {
    memory: memoryToWire(one.memory),
    rank: one.rank ?? null,
    score: one.score ?? null,
    weights: one.weights ?? null,
    coverage: one.coverage ?? null,
    bearing: one.bearing?.probability ?? null,
    cosine: one.cosine ?? null,
    found: one.found.map((place) => ({ ...place })),
    as: [...one.as],
    reason: one.reason satisfies MessageCodes["reason"],
    because: one.because,
    by: one.by ?? null,
    tokens: one.tokens ?? null,
    shown: one.shown ?? null,
  }
}
