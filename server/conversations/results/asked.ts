import { givenAnswers } from '@talkgraph/wire/given-answers'
import { questionsIn } from '../../../runtime/builder/questions-in.js'
import type { Value } from '../../../runtime/index.js'
import { asText } from '../../../runtime/session/values.js'
import { readStored } from '../../base/read-stored.js'
import type { Store } from '../../store/index.js'
import type { StoredRecord } from './record.schema.js'

/** What versions of bots ask, by what answers are kept under. */
export type Asked = (botId: string, version: number | null) => Promise<ReadonlyMap<string, string>>

const mostVersions = 50

/** Reads what bots ask, each version once. */
export function createAsked(store: { readonly bots: Pick<Store['bots'], 'version'> }): Asked {
  const known = new Map<string, Promise<ReadonlyMap<string, string>>>()
  return (botId, version) => {
    const name = `${version} ${botId}`
    const before = known.get(name)
    if (before) return before
    const [oldest] = known.keys()
    if (known.size >= mostVersions && oldest !== undefined) known.delete(oldest)
    const asked = read(botId, version)
    known.set(name, asked)
    return asked
  }

  async function read(botId: string, version: number | null) {
    const stored = version === null ? undefined : await store.bots.version(botId, version)
    return questionsIn(readStored<object>(stored?.file ?? '{}', {}, `version of bot ${botId}`))
  }
}

/** An answer in words, with its question; the variable's name where the flow knows no question. */
export interface AnswerInWords {
  readonly key: string
  readonly variable: string | undefined
  /** Undefined where the step is in the flow no more. */
  readonly question: string | undefined
  readonly text: string
}

/** What was answered, each once, with its question. */
export const answersInWords = (
  record: Pick<StoredRecord, 'answers' | 'answerVariables'>,
  asked: ReadonlyMap<string, string>,
): readonly AnswerInWords[] =>
  givenAnswers(record).map(({ key, variable, value }) => ({
    key,
    variable,
    question: asked.get(key),
    // What comes out of a JSON text is a value.
    text: asText(value as Value),
  }))
