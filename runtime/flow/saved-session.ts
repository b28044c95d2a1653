import * as v from 'valibot'
import { asText, field, flag, list, text } from '../bot/fields.js'
import { toTranscriptMessage } from '../node/content.js'
import type { SessionRecord, TranscriptEntry, Visit } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import { toDay } from '../validate/calendar-date.js'
import type { Place } from './place.js'
import type { Item } from './view.js'
import type { EndReason } from './walk-event.js'

/** Raised when the shape changes: what another version has saved is not read. */
const format = 1

/** The last millisecond of a Date, which is also more than any number of a prompt. */
const mostMilliseconds = 8.64e15

/** Deeper values are no visitor's: who reads them by recursion would run out of stack. */
const mostLevels = 50

/**
 * A conversation as plain data that survives JSON: what has been said and stored, and where the flow stands. Made by
 * `save()`, read by `readSavedSession`.
 */
export interface SavedSession {
  readonly format: typeof format
  /** The transcript follows from the items. */
  readonly record: Omit<SessionRecord, 'transcript'>
  /** Keys of the answers that have a variable's name. */
  readonly named: readonly string[]
  /** Without what was only half said. */
  readonly items: readonly Item[]
  readonly ended: EndReason | null
  /** Null when the conversation has ended. */
  readonly place: Place | null
}

const isNumber = (input: unknown): input is number =>
  typeof input === 'number' && Math.abs(input) <= mostMilliseconds

const isShallow = (input: unknown, levels = mostLevels): input is Value =>
  typeof input !== 'object' ||
  input === null ||
  (levels > 0 && Object.values(input).every(inner => isShallow(inner, levels - 1)))

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null

const number = () => field(input => (isNumber(input) ? input : undefined), 0)
const textOrNull = (accept = asText) => field<string | null>(accept, null)
const asDate = (input: unknown) => (toDay(String(input)) === undefined ? undefined : String(input))
const among = <Name extends string>(first: Name, ...others: Name[]) =>
  field(input => others.find(name => name === input), first)
const is = <Name extends string>(name: Name) => v.custom<Name>(input => input === name)

const value = v.custom<Value>(input => isShallow(input))
const values = v.custom<Record<string, Value>>(input => isObject(input) && isShallow(input))
const inTranscript = { nodeId: v.string(), at: v.custom<number>(isNumber), id: number() }

// One shape for all kinds: what a kind does not need does no harm.
const content = v.object({
  kind: among('text', 'image', 'video', 'audio', 'file', 'html', 'link'),
  text: text(),
  html: text(),
  src: text(),
  alt: text(),
  captions: text(),
  name: text(),
  label: text(),
  size: field<number | undefined>(input => (isNumber(input) ? input : undefined), undefined),
})

const prompt = v.object({
  kind: among(
    'text',
    'choices',
    'image-choices',
    'checks',
    'rating',
    'scale',
    'range',
    'calendar',
    'date',
    'file',
    'location',
  ),
  input: among('text', 'name', 'email', 'number', 'url', 'tel'),
  options: list(v.object({ id: text(), label: text(), src: text() })),
  look: among('number', 'star', 'smiley'),
  max: number(),
  from: number(),
  to: number(),
  fromLabel: text(),
  toLabel: text(),
  min: number(),
  today: field(asDate, '1970-01-01'),
  showPastDates: flag(),
  excludeDays: list(v.string()),
  excludeDates: list(v.string()),
  timeZone: textOrNull(),
  date: textOrNull(asDate),
  slots: list(v.string()),
  maxBytes: number(),
})

const item = v.union([
  v.object({ ...inTranscript, kind: is('said'), content, partial: flag() }),
  v.object({ ...inTranscript, kind: is('replied'), text: text() }),
  v.object({ ...inTranscript, kind: is('asked'), prompt, open: flag(), picked: list(v.string()) }),
])

const schema = v.object({
  format: v.custom<typeof format>(input => input === format),
  record: v.object({
    botId: text(),
    version: text(),
    startedAt: number(),
    endedAt: field<number | null>(input => (isNumber(input) ? input : undefined), null),
    visited: v.custom<Visit[]>(input => Array.isArray(input) && input.every(isObject)),
    answers: values,
    answerVariables: v.array(v.object({ nodeId: text(), key: text(), value })),
    details: v.optional(values),
    variables: values,
    visitor: v.custom<Record<string, string>>(
      input => isObject(input) && Object.values(input).every(field => typeof field === 'string'),
    ),
  }),
  named: v.array(v.string()),
  items: v.array(item),
  ended: field<EndReason | null>(
    input => (['no-next-node', 'problem'] as const).find(reason => reason === input),
    null,
  ),
  place: v.nullish(
    v.object({ nodeId: v.string(), answers: v.array(value), said: number(), replied: number() }),
    null,
  ),
})

/**
 * Reads what was saved, given as the object or its JSON, from wherever it was kept. Undefined for what is broken, of
 * another format, or neither ended nor anywhere.
 */
export function readSavedSession(input: unknown): SavedSession | undefined {
  try {
    const { success, output } = v.safeParse(schema, typeof input === 'string' ? JSON.parse(input) : input)
    return success && (output.ended || output.place) ? output : undefined
  } catch {
    return undefined
  }
}

/** The transcript of what is shown; nothing stands in it that was not. */
export function transcriptOf(items: readonly Item[]): TranscriptEntry[] {
  return items.flatMap((item): TranscriptEntry[] => {
    if (item.kind === 'asked') return []
    return item.kind === 'said'
      ? [{ by: 'bot', message: toTranscriptMessage(item.content) }]
      : [{ by: 'user', message: item.text }]
  })
}
