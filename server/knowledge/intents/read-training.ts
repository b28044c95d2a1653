import { readTable } from '../reading/read-table.js'
import type { Example } from './classifier.js'

/** Names that the first row may give the two columns. */
const intentNames =
  /^(?:intents?|categor(?:y|ies)|labels?|class(?:es)?|tags?|actions?|names?|topics?|absicht(?:en)?|kategorien?|thema|intentions?|cat[ée]gories?|intenci[oó]n(?:es)?|categor[íi]as?|intento|categoria)(?:[ _-]?(?:names?|ids?|labels?))?$/i
const textNames =
  /^(?:(?:user|training|sample|example|customer)[ _-]?)?(?:says|expressions?|utterances?|texts?|sentences?|phrases?|examples?|quer(?:y|ies)|questions?|messages?|inputs?|s[aä]tze?|beispiele?|fragen?|äußerung(?:en)?|énoncés?|exemples?|textes?|frases?|ejemplos?|preguntas?|textos?|frasi|esempi?o?|testo|domand[ae])$/i

/**
 * Reads a table of intents and utterances. Which column is which is told by its head, else by what comes again and again.
 * Where each intent stands in its first row alone, as spreadsheets are made to read well, the rows below are of it, too. Rows that
 * lack either are left out.
 */
export function readTraining(text: string): readonly Example[] {
  const rows = readTable(text).map(row => row.map(cell => cell.trim()))
  const [head = []] = rows
  const intentHead = head.findIndex(cell => intentNames.test(cell))
  const textHead = head.findIndex(cell => textNames.test(cell))
  const kinds = (column: number) => new Set(rows.map(row => row[column] ?? '')).size
  const two = kinds(0) <= kinds(1) ? { intent: 0, utterance: 1 } : { intent: 1, utterance: 0 }
  const isHead = intentHead >= 0 || textHead >= 0 || standsAlone(rows, two.intent)
  const body = isHead ? rows.slice(1) : rows
  const intentAt =
    intentHead >= 0 ? intentHead : textHead >= 0 ? Number(textHead === 0) : two.intent
  const textAt =
    textHead >= 0 ? textHead : intentHead >= 0 ? Number(intentHead === 0) : two.utterance
  const named = body.flatMap(row => row[intentAt] || [])
  const isGrouped = new Set(named).size === named.length
  let before = ''
  return body.flatMap(row => {
    const intent = row[intentAt] || (isGrouped ? before : '')
    before = intent
    const utterance = row[textAt] ?? ''
    return intent === '' || utterance === '' ? [] : [{ intent, utterance }]
  })
}

/** A first row of single words whose intent alone comes but once: it names the columns in some other language. */
function standsAlone(rows: readonly (readonly string[])[], column: number): boolean {
  const [head = []] = rows
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(row[column] ?? '', (counts.get(row[column] ?? '') ?? 0) + 1)
  const single = [...counts].filter(([, count]) => count === 1)
  return (
    rows.length > 3 &&
    single.length === 1 &&
    single[0]?.[0] === head[column] &&
    head.every(cell => /^[\p{L}\p{M}_-]{2,}$/u.test(cell))
  )
}
