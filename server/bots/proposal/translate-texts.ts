import * as v from 'valibot'
import { lostIn } from '../../../runtime/builder/lost-marks.js'
import { type BotText, textsOf, translationOf } from '../../../runtime/builder/texts-of.js'
import type { Change, Draft } from '../../../runtime/draft/index.js'
import { jsonIn } from './read-plan.js'

/** At once so many texts are translated, and so many characters. */
const mostTexts = 120
const mostCharacters = 16_000
const longest = 8000

/** The texts that a language misses: those that are translated at once, and how many are left. */
export function missingTexts(
  draft: Draft,
  locale: string,
  selected: ReadonlySet<string> | undefined,
) {
  const missing = textsOf(draft).filter(
    text =>
      (!selected || selected.has(text.nodeId)) && translationOf(draft, locale, text).trim() === '',
  )
  let size = 0
  const texts = missing.slice(0, mostTexts).filter(({ original }, place) => {
    size += original.length
    return place === 0 ? original.length <= longest : size <= mostCharacters
  })
  return { texts, left: missing.length - texts.length }
}

const answerSchema = v.object({ texts: v.array(v.unknown()) })
const entrySchema = v.object({
  n: v.pipe(v.number(), v.integer()),
  text: v.pipe(v.string(), v.maxLength(longest * 3)),
})

/** What came of a model's translations; undefined where nothing of them can be used. */
interface CheckedTexts {
  readonly changes: readonly Change[]
  readonly notes: readonly string[]
  /** What the model should mend. */
  readonly faults: readonly string[]
}

/** Makes changes of a model's answer. A translation without a placeholder or tag of its original is not taken. */
export function checkTexts(
  locale: string,
  texts: readonly BotText[],
  answer: string,
): CheckedTexts | undefined {
  const read = v.safeParse(answerSchema, jsonIn(answer))
  if (!read.success) return undefined
  const given = new Map(
    read.output.texts.slice(0, texts.length * 2).flatMap(each => {
      const entry = v.safeParse(entrySchema, each)
      return entry.success ? [[entry.output.n, entry.output.text.trim()] as const] : []
    }),
  )
  const faults: string[] = []
  const changes = texts.flatMap((text, place): Change[] => {
    const said = given.get(place + 1) ?? ''
    const lost = lostIn(text.original, said)
    if (said === '') faults.push(`Text ${place + 1} is missing.`)
    else if (lost.length > 0) faults.push(`Text ${place + 1} lost ${lost.join(', ')}.`)
    else
      return [{ op: 'bot', path: ['translations', locale, text.nodeId, text.field], value: said }]
    return []
  })
  if (changes.length === 0) return undefined
  const missed = texts.length - changes.length
  return {
    changes,
    notes:
      missed === 0
        ? []
        : [
            `Left out: ${missed === 1 ? 'one text' : `${missed} texts`} without a translation, or without a placeholder.`,
          ],
    faults: faults.slice(0, 30),
  }
}
