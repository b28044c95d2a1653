import * as v from 'valibot'
import { readStored } from '../../base/read-stored.js'

/** How a list or a text of a record is bounded: more than any conversation has. */
const mostEntries = 4000
const longText = 100_000
const mostSteps = 1_000_000_000

const text = v.pipe(v.string(), v.maxLength(longText))
const short = v.pipe(v.string(), v.maxLength(500))
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000))
const value = v.pipe(
  v.unknown(),
  v.check(given => given !== undefined),
)
const values = v.pipe(v.record(short, value), v.maxEntries(mostEntries))
const entries = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.array(entry), v.maxLength(mostEntries))

const message = v.union([
  text,
  v.object({
    kind: v.picklist(['image', 'video', 'audio', 'file', 'link', 'frame', 'qr']),
    src: text,
    name: v.optional(short),
  }),
  v.object({ kind: v.literal('html'), html: text }),
])
const transcript = entries(
  v.object({ by: v.picklist(['bot', 'user', 'agent']), agentName: v.optional(short), message }),
)
const visited = entries(
  v.union([
    v.object({ node: short, at: time }),
    v.object({
      edge: v.object({ source: short, target: short, sourceHandle: v.optional(short) }),
      at: time,
    }),
  ]),
)
const answerVariables = entries(
  v.object({ nodeId: short, key: short, value, original: v.optional(value) }),
)
const visitor = v.object({
  name: v.optional(text),
  email: v.optional(text),
  phone: v.optional(text),
  mobile: v.optional(text),
})

/** The record of a conversation as it is stored. What a browser sends beside that is left out. */
export const recordSchema = v.object({
  startedAt: time,
  endedAt: v.nullable(time),
  transcript,
  visited,
  answers: values,
  answerVariables,
  details: v.optional(values),
  variables: v.optional(values, {}),
  visitor: v.optional(visitor, {}),
  revised: v.optional(
    entries(
      v.object({ nodeId: short, at: time, transcript, visited, answers: values, answerVariables }),
    ),
  ),
})

/** The record of a conversation. */
export type StoredRecord = v.InferOutput<typeof recordSchema>

/** What a widget hands over. */
export const resultBodySchema = v.object({
  session: recordSchema,
  sentAt: time,
  steps: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSteps))),
  left: v.optional(v.literal(true)),
})

const noRecord: StoredRecord = {
  startedAt: 0,
  endedAt: null,
  transcript: [],
  visited: [],
  answers: {},
  answerVariables: [],
  variables: {},
  visitor: {},
}

/** Reads a record as this server has stored it; of one that cannot be read nothing is there. */
export function readRecord(json: string): StoredRecord {
  return { ...noRecord, ...readStored<StoredRecord>(json, noRecord, 'record of a conversation') }
}
