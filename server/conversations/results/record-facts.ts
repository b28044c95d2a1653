import { givenAnswers } from '@talkgraph/wire/given-answers'
import type { FirstAnswer } from '@talkgraph/wire/stored-results'
import type { Value } from '../../../runtime/index.js'
import { asText } from '../../../runtime/session/values.js'
import { isEmail } from '../../../runtime/validate/email.js'
import { edgeKey } from '../../bots/publish/edge-key.js'
import { wordsIn } from '../../store/index.js'
import { readRecord, type StoredRecord } from './record.schema.js'

/** Characters of a name as it stands in a list. */
const mostName = 200
/** Answers, and characters of each, as they stand in a list. */
const mostFirst = 4
const mostValue = 100

/** The edges of the flow that a conversation passed, each once. */
export function edgesIn({ visited }: StoredRecord, known: ReadonlySet<string>): readonly string[] {
  const keys = visited.flatMap(visit => ('edge' in visit ? edgeKey(visit.edge) : []))
  return [...new Set(keys)].filter(key => known.has(key))
}

/** What a list shows of the visitor: the address that is one, in lower case. */
export function visitorIn({ visitor }: StoredRecord): {
  name: string | null
  email: string | null
} {
  const email = visitor.email?.trim().toLowerCase()
  return {
    name: visitor.name?.slice(0, mostName) || null,
    email: email && isEmail(email) ? email : null,
  }
}

/** What was answered first, as a list shows it: each under its variable's name or else its step's id. Objects are left out. */
export function firstAnswersIn(record: StoredRecord): readonly FirstAnswer[] {
  const first: FirstAnswer[] = []
  for (const { key, variable, value: answer } of givenAnswers(record)) {
    if (first.length === mostFirst) break
    if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) continue
    // What comes out of a JSON text is a value.
    const value = asText(answer as Value).trim()
    const cut =
      value.length > mostValue
        ? `${value.slice(0, mostValue - 1).replace(/\p{Surrogate}$/u, '')}…`
        : value
    if (cut !== '') first.push({ name: variable ?? key, value: cut })
  }
  return first
}

/** What a conversation is found by: the words of all that was said and answered. */
export function wordsOf(record: StoredRecord): readonly string[] {
  const { visited: _, ...said } = record
  return wordsIn(
    textsIn({ ...said, revised: said.revised?.map(({ visited: __, ...rest }) => rest) }),
  )
}

/** The same of a record as it is stored. */
export const wordsOfStored = (json: string): readonly string[] => wordsOf(readRecord(json))

/** Bytes of a row beside its texts, and of a word in an index. */
const bytesOfRow = 300
const bytesOfWord = 12

/** How many bytes a conversation takes up where it is stored, with what it is found by. */
export function storedBytes(record: StoredRecord): number {
  const words = wordsOf(record)
  const index = words.reduce((sum, word) => sum + Buffer.byteLength(word) + bytesOfWord, 0)
  return bytesOfRow + Buffer.byteLength(JSON.stringify(record)) + index
}

/** All texts and numbers inside a value, not by recursion: what visitors send may be deep. */
function textsIn(value: unknown): string[] {
  const texts: string[] = []
  const parts = [value]
  for (const part of parts) {
    if (typeof part === 'string') texts.push(part)
    else if (typeof part === 'number') texts.push(String(part))
    else if (typeof part === 'object' && part !== null)
      for (const entry of Object.values(part)) parts.push(entry)
  }
  return texts
}
