import { stringify } from 'csv-stringify/sync'
import type { Value } from '../../../runtime/index.js'
import { asText } from '../../../runtime/session/values.js'
import type { ResultChoice, ResultEntry, Store } from '../../store/index.js'
import { type Asked, answersInWords } from './asked.js'
import { readRecord, type StoredRecord } from './record.schema.js'

type Read = Pick<Store['results'], 'list' | 'records'>

const page = 200
/** Records that are read at once: each may be long. */
const atOnce = 20
/** Names of variables that are told apart; of what comes after them nothing is counted. */
const mostNames = 10_000
/** A spreadsheet takes 16,384; what comes seldom is left out above this. */
const mostColumns = 1000

/** The conversations of a choice as a JSON list, part by part. */
export async function* jsonOf(results: Read, choice: ResultChoice): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entries of pages(results, choice)) {
    for (const [entry, record] of entries) {
      yield `${before}${JSON.stringify({ ...fixed(entry), ...record })}`
      before = ',\n'
    }
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}

/**
 * The same as a table with one column for each question and each variable, headed by the question and, in brackets, the
 * variable's name; it is read twice, as the columns stand first.
 */
export async function* csvOf(
  results: Read,
  choice: ResultChoice,
  asked: Asked = async () => new Map(),
): AsyncGenerator<string> {
  const counts = new Map<string, number>()
  const questions = new Map<string, string>()
  const cellsOf = async ({ botId, version }: ResultEntry, record: StoredRecord) =>
    valuesOf(record, await asked(botId, version))
  for await (const entries of pages(results, choice))
    for (const [entry, record] of entries)
      for (const [name, { question }] of await cellsOf(entry, record)) {
        const known = counts.get(name)
        if (known === undefined && counts.size >= mostNames) continue
        counts.set(name, (known ?? 0) + 1)
        if (question !== undefined && !questions.has(name)) questions.set(name, question)
      }
  const names = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostColumns)
    .map(([name]) => name)
  yield `\uFEFF${csvRow([...fixedColumns, ...headsOf(names, questions)])}`
  for await (const entries of pages(results, choice)) {
    let rows = ''
    for (const [entry, record] of entries) {
      const values = await cellsOf(entry, record)
      const known = fixed(entry)
      rows += csvRow([
        ...fixedColumns.map(name => known[name]),
        ...names.map(name => values.get(name)?.text),
      ])
    }
    yield rows
  }
}

/** Of a question that has no variable; no variable is called so. */
const unnamed = '? '

/** What columns are headed by: no step's id, and no two alike. */
function headsOf(
  names: readonly string[],
  questions: ReadonlyMap<string, string>,
): readonly string[] {
  const taken = new Map<string, number>()
  return names.map(name => {
    const question = questions.get(name)
    const variable = name.startsWith(unnamed) ? undefined : name
    const head =
      question !== undefined && variable !== undefined
        ? `${question} (${variable})`
        : (question ?? variable ?? 'A question of before')
    const count = (taken.get(head) ?? 0) + 1
    taken.set(head, count)
    return count === 1 ? head : `${head} ${count}`
  })
}

interface CsvCell {
  readonly text: string
  readonly question?: string | undefined
}

const fixedColumns = [
  'id',
  'chatbotId',
  'channel',
  'version',
  'state',
  'startedAt',
  'endedAt',
  'updatedAt',
  'answered',
] as const

function fixed(entry: ResultEntry): Record<(typeof fixedColumns)[number], string | number | null> {
  const { id, botId: chatbotId, channel, version, state, answered } = entry
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())
  return {
    id,
    chatbotId,
    channel,
    version,
    state,
    answered,
    startedAt: iso(entry.startedAt),
    endedAt: iso(entry.endedAt),
    updatedAt: iso(entry.updatedAt),
  }
}

/** What was answered, each once, by the variable's name or else the question; then the visitor's fields and the other variables. */
function valuesOf(record: StoredRecord, asked: ReadonlyMap<string, string>): Map<string, CsvCell> {
  const values = new Map<string, CsvCell>()
  for (const [name, text] of Object.entries(record.visitor))
    if (text !== undefined) values.set(name, { text })
  for (const { key, variable, question, text } of answersInWords(record, asked))
    values.set(variable ?? `${unnamed}${key}`, { text, question })
  for (const [name, value] of Object.entries(record.variables))
    if (!values.has(name)) values.set(name, { text: textOf(value) })
  return values
}

/** What comes out of a JSON text is a value. */
const textOf = (value: unknown) => asText(value as Value)

/** What parts cells and lines in some spreadsheet's eyes, whatever the table says. */
const parting = ';\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029'
/** Where a cell, or what somebody's spreadsheet takes for one, begins as a formula does. */
const formula = new RegExp(`(?<![^${parting}])(?=[ "']*[=+\\-@＝＋－＠])|^(?=[\\t\\r\\n])`, 'g')
const quoted = new RegExp(`[${parting}]`)

/** A line of a table, in which nothing is a formula to a spreadsheet. */
export function csvRow(cells: readonly (string | number | null | undefined)[]): string {
  return stringify([cells.map(cell => String(cell ?? '').replace(formula, "'"))], {
    quoted_match: quoted,
    record_delimiter: 'windows',
  })
}

async function* pages(
  results: Read,
  choice: ResultChoice,
): AsyncGenerator<readonly (readonly [ResultEntry, StoredRecord])[]> {
  let before: number | undefined
  for (;;) {
    const entries = await results.list({ ...choice, before, limit: page })
    if (entries.length === 0) return
    for (let from = 0; from < entries.length; from += atOnce) {
      const some = entries.slice(from, from + atOnce)
      const records = await results.records(some.map(({ number }) => number))
      yield some.flatMap(entry => {
        const record = records.get(entry.number)
        return record === undefined ? [] : [[entry, readRecord(record)] as const]
      })
    }
    before = entries.at(-1)?.number
    if (entries.length < page) return
  }
}
