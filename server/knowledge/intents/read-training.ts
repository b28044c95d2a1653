import { readTable } from '../reading/read-table.js'
import type { Example } from './classifier.js'

/** Names that the first row may give the two columns. */
const intentNames = /^(?:intent|intents|category|label|class|tag|action|name)$/i
const textNames =
  /^(?:utterance|utterances|text|sentence|phrase|example|examples|query|question|message|input)$/i

/**
 * Reads a table of intents and utterances. Which column is which is told by its head, else by what comes again and again;
 * rows that lack either are left out.
 */
export function readTraining(text: string): readonly Example[] {
  const rows = readTable(text).map(row => row.map(cell => cell.trim()))
  const [head = []] = rows
  const intentHead = head.findIndex(cell => intentNames.test(cell))
  const textHead = head.findIndex(cell => textNames.test(cell))
  const isHead = intentHead >= 0 || textHead >= 0
  const body = isHead ? rows.slice(1) : rows
  const kinds = (column: number) => new Set(body.map(row => row[column] ?? '')).size
  const two = kinds(0) <= kinds(1) ? { intent: 0, utterance: 1 } : { intent: 1, utterance: 0 }
  const intentAt =
    intentHead >= 0 ? intentHead : textHead >= 0 ? Number(textHead === 0) : two.intent
  const textAt =
    textHead >= 0 ? textHead : intentHead >= 0 ? Number(intentHead === 0) : two.utterance
  return body.flatMap(row => {
    const intent = row[intentAt] ?? ''
    const utterance = row[textAt] ?? ''
    return intent === '' || utterance === '' ? [] : [{ intent, utterance }]
  })
}
