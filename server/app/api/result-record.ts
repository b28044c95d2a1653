import { type FirstAnswer, resultStates } from '@talkgraph/wire/stored-results'
import * as v from 'valibot'
import { readStored } from '../../base/read-stored.js'
import { channelNames, doors } from '../../channels/index.js'
import type { StoredRecord } from '../../conversations/results/record.schema.js'
import type { OutcomeEntry, ResultEntry } from '../../store/index.js'
import { count, date, list } from './text.js'

/** How far a conversation came, as the API names it. */
export const resultState = v.pipe(
  v.picklist(resultStates),
  v.description(
    '`finished`: it came to its end. `abandoned`: the visitor left, or was silent for half an hour. `open`: it may still go on.',
  ),
)

const visitorText = v.nullable(v.string())

/** A stored conversation in a list. */
export const resultRecord = v.strictObject({
  id: v.string(),
  chatbotId: v.string(),
  channel: v.pipe(v.picklist(channelNames), v.description('Where the visitor was.')),
  version: v.pipe(v.nullable(v.number()), v.description('Of the bot’s flow.')),
  state: resultState,
  answered: v.pipe(count, v.description('How many questions were answered.')),
  firstAnswers: v.pipe(
    list(v.strictObject({ name: v.string(), value: v.string() })),
    v.description(
      'Up to four answers, the first given first: each under its variable’s name or else its question, cut after 100 characters.',
    ),
  ),
  visitor: v.strictObject({ name: visitorText, email: visitorText }),
  startedAt: date,
  endedAt: v.nullable(date),
  updatedAt: date,
})

/** A stored conversation in a list. */
export type ResultRecord = v.InferOutput<typeof resultRecord>

const values = v.pipe(v.record(v.string(), v.unknown()), v.description('Values by name.'))

/** A stored conversation with all that was said in it. */
export const wholeResultRecord = v.strictObject({
  ...resultRecord.entries,
  transcript: v.pipe(
    list(
      v.strictObject({
        by: v.picklist(['bot', 'user', 'agent']),
        agentName: v.optional(v.string()),
        message: v.unknown(),
      }),
    ),
    v.description(
      'What was said, an agent’s words with the agent’s name. A `message` is a text, or an object with the kind and address of something else.',
    ),
  ),
  answers: v.pipe(v.record(v.string(), v.unknown()), v.description('By the step’s id.')),
  answerVariables: list(
    v.strictObject({
      nodeId: v.string(),
      key: v.string(),
      value: v.unknown(),
      original: v.optional(v.unknown()),
    }),
  ),
  details: values,
  variables: values,
  visitorFields: v.pipe(
    v.record(v.string(), v.string()),
    v.description('Name, e-mail address and phone numbers as given.'),
  ),
  path: v.pipe(
    list(v.strictObject({ at: date, node: v.optional(v.string()), edge: v.optional(v.unknown()) })),
    v.description('The steps that were visited and the edges between them, in their order.'),
  ),
  revised: v.pipe(
    list(v.unknown()),
    v.description('What no longer counts because an answer was changed.'),
  ),
  calls: v.pipe(
    list(
      v.strictObject({
        nodeId: v.string(),
        at: date,
        step: v.pipe(
          v.string(),
          v.description(
            '`webhook`, `ai`, `email`, or `mail` for one on its way to the mail server.',
          ),
        ),
        state: v.picklist(['ok', 'waiting', 'failed']),
        status: v.nullable(v.number()),
        message: v.nullable(v.string()),
        sent: v.pipe(
          v.nullable(v.string()),
          v.description(
            'What a failed one had sent, without the values of headers and of the address’s query; null where that is not kept.',
          ),
        ),
        cameBack: v.pipe(v.nullable(v.string()), v.description('What came back of it.')),
        callId: v.pipe(
          v.nullable(v.string()),
          v.description('By which the call can be made again, or the mail sent again.'),
        ),
      }),
    ),
    v.description(
      'The calls and mails of the session, the oldest first; those of long ago are left out.',
    ),
  ),
})

type WholeResultRecord = v.InferOutput<typeof wholeResultRecord>

/** The record of an entry. */
export function resultRecordOf(
  entry: ResultEntry,
  questions: ReadonlyMap<string, string> = new Map(),
): ResultRecord {
  const { id, botId: chatbotId, channel, version, state, answered, visitor } = entry
  return {
    id,
    chatbotId,
    channel,
    version,
    state,
    answered,
    visitor: { ...visitor },
    firstAnswers: firstAnswersOf(entry).map(({ name, value }) => ({
      name: questions.get(name) ?? name,
      value,
    })),
    startedAt: iso(entry.startedAt),
    endedAt: entry.endedAt === null ? null : iso(entry.endedAt),
    updatedAt: iso(entry.updatedAt),
  }
}

const firstAnswersOf = ({ id, firstAnswers }: ResultEntry): readonly FirstAnswer[] =>
  firstAnswers === null
    ? []
    : readStored<readonly FirstAnswer[]>(firstAnswers, [], `first answers of result ${id}`)

/** The record of an entry with what was said in it. */
export function wholeResultOf(
  entry: ResultEntry,
  record: StoredRecord,
  questions: ReadonlyMap<string, string> = new Map(),
  outcomes: readonly OutcomeEntry[] = [],
): WholeResultRecord {
  const {
    transcript,
    answers,
    answerVariables,
    details = {},
    variables,
    visitor,
    visited,
    revised = [],
  } = record
  return {
    ...resultRecordOf(entry, questions),
    transcript,
    answers,
    answerVariables,
    details,
    variables,
    revised,
    calls: outcomes.map(({ error, sent = null, cameBack = null, ...call }) => ({
      ...call,
      message: error,
      sent,
      cameBack,
    })),
    visitorFields: Object.fromEntries(
      Object.entries(visitor).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    ),
    path: visited.map(({ at, ...visit }) => ({ at: iso(at), ...visit })),
  }
}

const iso = (time: number) => new Date(time).toISOString()

/** What a stored conversation looks like, for the reference. */
export const exampleResult: ResultRecord = {
  id: '3c6e0b8a9c15224a8228b9a98ca1531d',
  chatbotId: 'shop',
  channel: doors.browser.name,
  version: 4,
  state: 'finished',
  answered: 2,
  firstAnswers: [{ name: 'bread', value: 'Rye' }],
  visitor: { name: 'Ann', email: 'ann@example.org' },
  startedAt: '2026-11-20T09:00:00.000Z',
  endedAt: '2026-11-20T09:02:10.000Z',
  updatedAt: '2026-11-20T09:02:11.000Z',
}

/** The same with what was said in it. */
export const exampleWholeResult: WholeResultRecord = {
  ...exampleResult,
  transcript: [
    { by: 'bot', message: 'Which bread would you like?' },
    { by: 'user', message: 'Rye' },
  ],
  answers: { bread: 'Rye' },
  answerVariables: [{ nodeId: 'bread', key: 'bread', value: 'Rye' }],
  details: {},
  variables: {},
  visitorFields: { name: 'Ann', email: 'ann@example.org' },
  path: [{ at: '2026-11-20T09:00:00.000Z', node: 'bread' }],
  revised: [],
  calls: [],
}
