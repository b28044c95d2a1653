import type { InferOutput } from 'valibot'
import type { Env } from '../../node/env.js'
import { answerKinds } from '../../patterns/answer-kinds.js'
import { noOwnTexts } from '../../patterns/error-texts.js'
import { daysIn } from '../../patterns/today.js'
import type { Value } from '../../session/values.js'
import { plainly } from '../../validate/as-typed.js'
import { typedNumber } from '../../validate/typed-number.js'
import type { intentSchema } from './index.js'

type Wanted = InferOutput<typeof intentSchema>['entities'][number]

/** What can be taken for something else is looked for last. */
const order = ['email', 'date', 'phone', 'list', 'number'] as const satisfies Wanted['kind'][]

/** So many words are looked at, and so many of them together. */
const mostWords = 100
const longest = 6

/** Finds what is wanted in what was typed, each by the reader of its kind, and no word twice. */
export function entitiesIn(
  text: string,
  wanted: readonly Wanted[],
  env: Env,
): Readonly<Record<string, Value>> {
  const words = text
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, mostWords)
  const taken = new Set<number>()
  const found: [string, Value][] = []
  for (const kind of order)
    for (const entity of wanted) {
      const variable = entity.variable.trim()
      if (entity.kind !== kind || variable === '') continue
      const value = find(entity)
      if (value !== undefined) found.push([variable, value])
    }
  return Object.fromEntries(found)

  /** The longest that can be read, and of these the first. */
  function find(entity: Wanted): Value | undefined {
    for (let size = Math.min(longest, words.length); size > 0; size--)
      for (let from = 0; from + size <= words.length; from++) {
        const places = Array.from({ length: size }, (_, at) => from + at)
        if (places.some(place => taken.has(place))) continue
        const value = read(bare(words.slice(from, from + size).join(' ')), entity, env)
        if (value === undefined) continue
        for (const place of places) taken.add(place)
        return value
      }
    return undefined
  }
}

function read(part: string, { kind, values }: Wanted, env: Env): Value | undefined {
  if (part === '') return undefined
  if (kind === 'number') return typedNumber(part, env.locale)
  if (kind === 'list') {
    const plain = plainly(part)
    return values.find(value => plain !== '' && plainly(value) === plain)
  }
  if (kind === 'date') {
    const days = daysIn(part, env)
    return days.length === 1 ? days[0] : undefined
  }
  const reading = answerKinds[kind].read(part, noOwnTexts, english => english, env)
  return reading.ok ? reading.value : undefined
}

const marks = new Set(' "\'“”‘’«»()[]{}¿¡.,;:!?…。！？、')

/** Without the marks around it; one may stand before a number. */
function bare(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && marks.has(text.charAt(from)) && !/^[.,]\d/.test(text.slice(from, from + 2)))
    from++
  while (to > from && marks.has(text.charAt(to - 1))) to--
  return text.slice(from, to)
}
