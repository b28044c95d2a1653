import type { InferOutput } from 'valibot'
import type { NodeInput } from '../../node/contract.js'
import { zoneOf } from '../../patterns/zone.js'
import { readPath } from '../../session/path.js'
import { fillStored, readOperand, readWhole, wholeName } from '../../session/placeholders.js'
import { asText, listOf, type Value } from '../../session/values.js'
import type { Variables } from '../../session/variables.js'
import { toNumber } from '../../validate/compare-numbers.js'
import type { Report } from '../../validate/report.js'
import { wallClock } from '../../validate/time-zone.js'
import type { variableSchema } from './index.js'

type Data = InferOutput<typeof variableSchema>

/** What a variable is set to, before it is made a number (decisions 20, 68 and 140). */
export function readSource(input: NodeInput<Data>, report: Report): Value {
  const { data, variables, env } = input
  switch (data.source) {
    case 'value':
      return readValue(input)
    case 'timestamp':
      return new Date(env.clock.now()).toISOString()
    case 'random-id':
      return '0123456789abcdef'.replace(/./g, () =>
        letters.charAt(Math.floor(env.random() * letters.length)),
      )
    case 'device':
      return env.device ?? ''
    case 'list':
      return pickFrom(readList(input), data, length =>
        data.pick === 'random'
          ? Math.floor(env.random() * length)
          : placeIn(data, length, variables),
      )
    default:
      return atClock(data.source, env.clock.now(), zoneOf(data.timezone, env, report))
  }
}

/** No letter is taken for a digit when somebody reads the id out. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** A list or an object stays what it is; everything else is a text. */
function readValue({ data, variables }: NodeInput<Data>): Value {
  const whole = readWhole(data.value, variables)
  return typeof whole === 'object' && whole !== null ? whole : fillStored(data.value, variables)
}

/** A placeholder without a value is an empty list. */
function readList(input: NodeInput<Data>): readonly Value[] {
  const { data, variables } = input
  return listOf(
    wholeName(data.value) === undefined ? readValue(input) : readWhole(data.value, variables),
  )
}

function atClock(
  what: 'now' | 'today' | 'time' | 'part-of-day',
  now: number,
  zone: string,
): string {
  const { date = '', minutes = 0 } = wallClock(now, zone) ?? {}
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map(part => String(part).padStart(2, '0'))
    .join(':')
  if (what === 'part-of-day') return partOfDay(minutes / 60)
  return what === 'today' ? date : what === 'time' ? time : `${date} ${time}`
}

function partOfDay(hour: number): string {
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

function pickFrom(
  list: readonly Value[],
  { pick, field, separator }: Data,
  place: (length: number) => number,
): Value {
  const items = field.trim() === '' ? list : list.map(entry => readPath(entry, field) ?? '')
  if (pick === 'count') return items.length
  if (pick === 'all') return items
  if (pick === 'joined') return items.map(item => asText(item)).join(separator)
  return items[place(items.length)] ?? ''
}

function placeIn({ pick, place }: Data, length: number, variables: Variables): number {
  if (pick === 'place') return (toNumber(readOperand(place, variables)) ?? 0) - 1
  return pick === 'last' ? length - 1 : 0
}
