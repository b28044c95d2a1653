import type { IntentReview, IntentRow } from '@talkgraph/wire/intents'

/** A row that is edited. */
export interface EditedRow extends IntentRow {
  /** It stays the same while its words change. */
  readonly key: number
}

/** What a review has found in a row. */
export const markKinds = {
  conflicts: 'Under two intents',
  confused: 'Mixed up',
  duplicates: 'Twice',
  similar: 'Alike',
  few: 'Too few examples',
} as const

/** One kind of it. */
export type MarkKind = keyof typeof markKinds

/** What is to be looked at, by the keys of rows. */
export type Marks = ReadonlyMap<
  number,
  readonly { readonly kind: MarkKind; readonly why: string }[]
>

/** Puts what a review has found beside the rows that it was made of. */
export function marksOf(rows: readonly EditedRow[], review: IntentReview): Marks {
  const marks = new Map<number, { kind: MarkKind; why: string }[]>()
  const note = (at: number, kind: MarkKind, why: string) => {
    const key = rows[at]?.key
    if (key !== undefined) marks.set(key, [...(marks.get(key) ?? []), { kind, why }])
  }
  for (const { intents, rows: found } of review.conflicts)
    for (const at of found)
      note(at, 'conflicts', `The same words stand under ${intents.map(quoted).join(' and ')}.`)
  for (const { rows: found } of review.duplicates)
    for (const at of found) note(at, 'duplicates', 'The same words stand there again.')
  for (const { rows: found, utterance } of review.similar)
    for (const at of found)
      if (rows[at]?.utterance !== utterance)
        note(at, 'similar', `It says almost the same as ${quoted(utterance)}.`)
  for (const { takenFor, rows: found } of review.confused ?? [])
    for (const at of found)
      note(
        at,
        'confused',
        `Going by all the others, it would be understood as ${quoted(takenFor)}.`,
      )
  const few = new Map(review.few.map(({ intent, examples }) => [intent, examples]))
  for (const [at, { intent }] of rows.entries()) {
    const examples = few.get(intent)
    if (examples !== undefined)
      note(at, 'few', `${quoted(intent)} has ${examples} of the five examples that it needs.`)
  }
  return marks
}

const quoted = (text: string) => `“${text}”`
