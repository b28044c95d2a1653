import { type GivenAnswer, givenAnswers } from '@talkgraph/wire/given-answers'
import type { ResultEntry } from '../../store/index.js'
import type { StoredRecord } from './record.schema.js'

// What programs are told of a stored conversation by hooks.

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

const about = ({ id, botId, channel }: Told) => ({ id, chatbotId: botId, channel })

const said = ({ visitor, answers, answerVariables, variables }: StoredRecord) => ({
  visitor,
  answers,
  answerVariables,
  variables,
})

const printOf = (answer: GivenAnswer) => JSON.stringify([answer.key, answer.variable, answer.value])
