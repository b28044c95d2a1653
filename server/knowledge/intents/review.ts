import type { ConfusedIntentRows, IntentReview, SameIntentRows } from '@talkgraph/wire/intents'
import { languageOf } from '../words/language-of.js'
import { termsIn } from '../words/terms.js'
import { type Example, usualThreshold } from './classifier.js'
import { folds, foldsOf, tryFold } from './judge.js'

const most = 200
/** With more rows it takes too long to be waited for: what they are mixed up with is told once they are learned. */
const mostTried = 2000
const enough = 5

/** Looks through rows for what an owner should see before they are learned from. */
export function reviewRows(rows: readonly Example[]): IntentReview {
  const same = grouped(rows, ({ utterance }) => folded(utterance))
  const language = languageOf(
    rows
      .slice(0, 500)
      .map(({ utterance }) => utterance)
      .join('\n'),
  )
  const firsts = new Set(same.map(({ rows: [first] }) => first))
  const near = grouped(
    rows,
    ({ utterance }) => [...new Set(termsIn(utterance, language))].sort().join(' '),
    at => firsts.has(at),
  )
  return {
    duplicates: same.filter(isRepeated(rows)).slice(0, most),
    conflicts: same.filter(({ intents }) => intents.length > 1).slice(0, most),
    similar: near.filter(({ rows: found }) => found.length > 1).slice(0, most),
    few: countsOf(rows)
      .filter(({ examples }) => examples < enough)
      .slice(0, most),
  }
}

/**
 * Which intents are mixed up, most often first: each fifth of the rows is tried with what the others teach. What is too unsure to be
 * understood is mixed up with nothing.
 */
export function confusedRows(rows: readonly Example[]): readonly ConfusedIntentRows[] {
  const counts = new Map(countsOf(rows).map(({ intent, examples }) => [intent, examples]))
  if (counts.size < 2 || rows.length > mostTried) return []
  const parts = foldsOf(rows)
  const pairs = new Map<string, { intent: string; takenFor: string; rows: number[] }>()
  for (let fold = 0; fold < folds; fold++) {
    const places = [...rows.keys()].filter(at => parts[at] === fold)
    for (const [index, { intent, guess, confidence }] of tryFold(rows, fold).entries()) {
      const at = places[index]
      if (at === undefined || guess === intent || confidence < usualThreshold) continue
      // An intent of one text is not known without it.
      if (counts.get(intent) === 1) continue
      const key = JSON.stringify([intent, guess])
      const pair = pairs.get(key) ?? { intent, takenFor: guess, rows: [] }
      pair.rows.push(at)
      pairs.set(key, pair)
    }
  }
  return [...pairs.values()]
    .map(pair => ({ ...pair, rows: pair.rows.sort((one, other) => one - other) }))
    .sort((one, other) => other.rows.length - one.rows.length)
    .slice(0, most)
}

/** How many texts each intent has, in the order of their first. */
export function countsOf(
  rows: readonly Example[],
): readonly { readonly intent: string; readonly examples: number }[] {
  const counts = new Map<string, number>()
  for (const { intent } of rows) counts.set(intent, (counts.get(intent) ?? 0) + 1)
  return [...counts].map(([intent, examples]) => ({ intent, examples }))
}

/** The same for what is written with other capitals, spaces and marks. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

const isRepeated =
  (rows: readonly Example[]) =>
  ({ intents, rows: found }: SameIntentRows): boolean =>
    intents.some(intent => found.filter(at => rows[at]?.intent === intent).length > 1)

function grouped(
  rows: readonly Example[],
  keyOf: (row: Example) => string,
  counts: (at: number) => boolean = () => true,
): readonly SameIntentRows[] {
  const groups = new Map<string, { utterance: string; intents: Set<string>; rows: number[] }>()
  for (const [at, row] of rows.entries()) {
    const key = counts(at) ? keyOf(row) : ''
    if (key === '') continue
    const group = groups.get(key) ?? { utterance: row.utterance, intents: new Set(), rows: [] }
    group.intents.add(row.intent)
    group.rows.push(at)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ utterance, intents, rows: found }) => ({
    utterance,
    intents: [...intents],
    rows: found,
  }))
}
