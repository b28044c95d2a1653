import { setImmediate } from 'node:timers/promises'
import type { StepAnswers } from '@talkgraph/wire/stored-results'
import type { Value } from '../../../runtime/index.js'
import { asText } from '../../../runtime/session/values.js'
import type { ResultChoice, Store } from '../../store/index.js'
import { readRecord, type StoredRecord } from './record.schema.js'

/** Conversations whose answers are looked at; pages of them, and records that are read at once: each may be long. */
const most = 1000
const page = 100
const atOnce = 20
/** Characters of records after which no more are read. */
const mostCharacters = 30_000_000
/** Answers that are told apart in the answer, and characters of each. */
const mostAnswers = 20
const mostValue = 100

/** What the newest conversations of a choice that came by a step answered there. */
export async function answersOf(
  results: Pick<Store['results'], 'list' | 'records'>,
  choice: ResultChoice,
  nodeId: string,
): Promise<Omit<StepAnswers, 'nodeId'>> {
  const counts = new Map<string, number>()
  let [answered, read, characters, before] = [0, 0, 0, Number.MAX_SAFE_INTEGER]
  while (read < most && characters < mostCharacters) {
    const entries = await results.list({ ...choice, passed: nodeId, before, limit: page })
    if (entries.length === 0) break
    read += entries.length
    before = entries.at(-1)?.number ?? 0
    for (let from = 0; from < entries.length; from += atOnce) {
      const numbers = entries.slice(from, from + atOnce).map(({ number }) => number)
      for (const record of (await results.records(numbers)).values()) {
        characters += record.length
        const given = answersAt(readRecord(record), nodeId)
        if (given.length > 0) answered++
        for (const value of given) counts.set(value, (counts.get(value) ?? 0) + 1)
      }
      // What else waits has its turn.
      await setImmediate()
    }
  }
  const all = [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  return {
    answered,
    answers: all.slice(0, mostAnswers).map(([value, count]) => ({ value, count })),
    others: all.slice(mostAnswers).reduce((sum, [, count]) => sum + count, 0),
  }
}

/** What was answered at a step, each once: in the bot's own language, where the visitor saw another. */
function answersAt({ answers, answerVariables }: StoredRecord, nodeId: string): readonly string[] {
  const named = answerVariables.filter(each => each.nodeId === nodeId)
  const given =
    named.length > 0 ? named.map(({ original, value }) => original ?? value) : [answers[nodeId]]
  const texts = given.flat().flatMap(value => {
    // What comes out of a JSON text is a value.
    const text = value === undefined || value === null ? '' : asText(value as Value).trim()
    return text === '' ? [] : text.slice(0, mostValue).replace(/\p{Surrogate}$/u, '')
  })
  return [...new Set(texts)]
}
