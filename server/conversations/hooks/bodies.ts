import { type GivenAnswer, givenAnswers } from '@talkgraph/wire/given-answers'
import type { HookEvent } from '@talkgraph/wire/hooks'
import type { ResultEntry, ThreadEntry } from '../../store/index.js'
import type { StoredRecord } from '../results/record.schema.js'

/** What is told of an event, as JSON; the body is that of Standard Webhooks. */
export const hookBody = (event: HookEvent, at: number, data: object): string =>
  JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data })

type Told = Pick<ResultEntry, 'id' | 'botId' | 'channel'>

/** A conversation that has come to its end. */
export function finishedData(entry: ResultEntry, record: StoredRecord): object {
  const { version, startedAt, endedAt } = entry
  return {
    ...about(entry),
    version,
    startedAt: new Date(startedAt).toISOString(),
    endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    ...said(record),
    transcript: record.transcript,
  }
}

/** Somebody who has told who they are. */
export const leadData = (entry: Told, record: StoredRecord): object => ({
  ...about(entry),
  ...said(record),
})

/** An answer to a step. */
export const answerData = (
  entry: Told,
  { key, variable, value }: GivenAnswer,
  { visitor }: StoredRecord,
): object => ({ ...about(entry), nodeId: key, variable: variable ?? null, value, visitor })

/** The answers of a conversation that it did not have before. */
export function freshAnswers(
  record: StoredRecord,
  before: StoredRecord | undefined,
): readonly GivenAnswer[] {
  const known = new Set(before ? givenAnswers(before).map(printOf) : [])
  return givenAnswers(record).filter(each => !known.has(printOf(each)))
}

/** A thread that waits for a person, or has another label. */
export const threadData = (
  { id, botId, channel, name, email, phone, page, labels }: ThreadEntry,
  more: object = {},
): object => ({
  threadId: id,
  chatbotId: botId,
  ...{ channel, name, email, phone, page, labels },
  ...more,
})

const about = ({ id, botId, channel }: Told) => ({ id, chatbotId: botId, channel })

const said = ({ visitor, answers, answerVariables, variables }: StoredRecord) => ({
  visitor,
  answers,
  answerVariables,
  variables,
})

const printOf = (answer: GivenAnswer) => JSON.stringify([answer.key, answer.variable, answer.value])
