import type { Draft } from 'talkgraph/builder'
import type { CallOutcome, Value } from 'talkgraph/runtime'
import type { FakeAnswers, HeldConversation } from 'talkgraph/testing'
import type { Held } from './kept-conversation.js'

/** A preview's conversation as a test is made of it, with what it took place in. */
export function heldConversation(
  { session: { record }, answers }: Held,
  outcomes: ReadonlyMap<string, CallOutcome>,
  language: string,
  { translations }: Draft,
): HeldConversation {
  const visited = record.visited.flatMap(visit => ('node' in visit ? [visit.node] : []))
  const fetch = Object.fromEntries(
    [...outcomes].flatMap(([nodeId, outcome]) =>
      visited.includes(nodeId) ? [[nodeId, answerOf(outcome)] as const] : [],
    ),
  )
  const stored: Record<string, Value> = { ...record.variables }
  for (const { key, value } of record.answerVariables) stored[key] = value
  return {
    answers,
    visited,
    transcript: record.transcript,
    stored,
    now: new Date(record.startedAt).toISOString(),
    ...(Object.keys(fetch).length > 0 && { fetch }),
    // A test that says nothing of a language is played in English, where the bot brings that.
    ...(language !== '' ? { locale: language } : bringsEnglish(translations) && { locale: '' }),
  }
}

/** What a call came to, as `--fetch` of `talkgraph play` has it. */
function answerOf(outcome: CallOutcome): FakeAnswers[string] {
  if (!outcome.ok) return { status: 500 }
  const { status, body } = outcome
  return typeof body === 'string' ? { status, text: body } : { status, json: body }
}

const bringsEnglish = (translations: unknown) =>
  Object.keys(Object(translations)).some(tag => /^en\b/i.test(tag))
