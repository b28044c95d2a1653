import type { ResultEntry, Store } from '../../store/index.js'
import { readRecord } from './record.schema.js'
import { firstAnswersIn } from './record-facts.js'

/** The entries with their first answers; what was stored before these were kept is read once, and noted. */
export async function withFirstAnswers(
  results: Pick<Store['results'], 'records' | 'noteFirstAnswers'>,
  entries: readonly ResultEntry[],
): Promise<readonly ResultEntry[]> {
  const bare = entries
    .filter(({ firstAnswers }) => firstAnswers === null)
    .map(({ number }) => number)
  if (bare.length === 0) return entries
  const known = new Map<number, string>()
  for (let from = 0; from < bare.length; from += atOnce)
    for (const [number, record] of await results.records(bare.slice(from, from + atOnce)))
      known.set(number, JSON.stringify(firstAnswersIn(readRecord(record))))
  await results.noteFirstAnswers(known)
  return entries.map(entry => ({
    ...entry,
    firstAnswers: entry.firstAnswers ?? known.get(entry.number) ?? null,
  }))
}

/** Records that are read at once: each may be long. */
const atOnce = 20
