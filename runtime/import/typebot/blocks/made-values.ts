import type { BlockContext, ImportedStep } from '../block-import.js'

/** What says how a value is made. */
interface MadeOptions {
  readonly timeZone: string
  readonly saveItemInVariableId: string
}

type Make = (name: string, options: MadeOptions, context: BlockContext) => readonly ImportedStep[]

const made = (name: string, source: string, more: object = {}): ImportedStep => ({
  type: 'variable',
  data: { name, source, ...more },
})

const day =
  (source: 'today' | 'now', offset = 0): Make =>
  (name, { timeZone }, { loss }) => {
    if (source === 'now') loss('The moment is kept as date and time, such as 2026-12-25 17:30.')
    const zone = timeZone.trim()
    const first = made(name, source, zone === '' ? {} : { timezone: zone })
    if (offset === 0) return [first]
    return [
      first,
      {
        type: 'math-operation',
        data: {
          leftValue: `{${name}}`,
          operator: 'addDays',
          rightValue: String(offset),
          answerVariable: name,
        },
      },
    ]
  }

/** Takes the first or the last entry out of a list. */
const takeOut =
  (pick: 'first' | 'last'): Make =>
  (name, { saveItemInVariableId }, { names, loss }) => {
    const taken = names.byId(saveItemInVariableId) || `${name}_taken`
    loss('Where the same entry stands in the list several times, all of them are taken out.')
    return [
      made(taken, 'list', { value: `{${name}}`, pick }),
      { type: 'variable', data: { name, operation: 'remove', value: `{${taken}}` } },
    ]
  }

/** Values that nobody writes: each by what Typebot calls its kind. */
export const madeValues: ReadonlyMap<string, Make> = new Map<string, Make>([
  [
    'Now',
    (name, options, context) =>
      options.timeZone.trim() === ''
        ? [made(name, 'timestamp')]
        : day('now')(name, options, context),
  ],
  ['Today', day('today')],
  ['Yesterday', day('today', -1)],
  ['Tomorrow', day('today', 1)],
  [
    'Moment of the day',
    (name, { timeZone }, { loss }) => {
      loss('Morning begins at 5, afternoon at 12, evening at 17 and night at 22.')
      return [
        made(name, 'part-of-day', timeZone.trim() === '' ? {} : { timezone: timeZone.trim() }),
      ]
    },
  ],
  ['Random ID', name => [made(name, 'random-id')]],
  [
    'Device type',
    (name, _, { loss }) => {
      loss(
        'It is phone, tablet or desktop: a Condition that looks for “mobile” has to look for “phone”.',
      )
      return [made(name, 'device')]
    },
  ],
  ['Pop', takeOut('last')],
  ['Shift', takeOut('first')],
])
