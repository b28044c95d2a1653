import type { FieldName } from 'talkgraph/themes'

/** What was typed by field and cannot be read. */
export type Faults = Readonly<Partial<Record<FieldName, unknown>>>

/** Where this tab keeps what cannot be read yet, so that a reload and signing in again offer it once more. */
const nameOf = (botId: string) => `talkgraph-looks ${botId}`

/** What was typed in this tab and could not be read. */
export function readFaults(botId: string): Faults {
  try {
    return Object(JSON.parse(sessionStorage.getItem(nameOf(botId)) ?? '{}'))
  } catch {
    return {}
  }
}

/** Keeps what cannot be read, in this tab alone. */
export function keepFaults(botId: string, faults: Faults): void {
  if (Object.keys(faults).length > 0) sessionStorage.setItem(nameOf(botId), JSON.stringify(faults))
  else sessionStorage.removeItem(nameOf(botId))
}
