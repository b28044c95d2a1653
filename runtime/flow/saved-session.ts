import { isRecord } from '../bot/fields.js'
import type { SavedNames } from '../session/session.js'
import type { Place } from './place.js'
import type { Item } from './view.js'
import type { EndReason } from './walk-event.js'

/** Raised when the shape changes: what another version has saved is not read. */
const format = 1

/** Deeper values are no visitor's: who reads them by recursion would run out of stack. */
const mostLevels = 50

/**
 * A conversation as plain data that survives JSON: what has been said and stored, and where the flow stands. Made by
 * `save()`, read by `readSavedSession`.
 */
export interface SavedSession extends SavedNames {
  readonly format: typeof format
  /** Without what was only half said. */
  readonly items: readonly Item[]
  readonly ended: EndReason | null
  /** Null when the conversation has ended. */
  readonly place: Place | null
  /** Nodes that the flow has left behind and that were still at work. Sessions of earlier versions have none. */
  readonly behind?: readonly Place[]
}

/**
 * Reads what was saved, given as the object or its JSON, from wherever it was kept. Undefined for what is broken, of
 * another format, or neither ended nor anywhere. Only the frame is checked: what it holds is as trustworthy as the place
 * where it was kept.
 */
export function readSavedSession(input: unknown): SavedSession | undefined {
  try {
    const saved: unknown = typeof input === 'string' ? JSON.parse(input) : input
    return isSaved(saved) ? saved : undefined
  } catch {
    return undefined
  }
}

function isSaved(input: unknown): input is SavedSession {
  if (!isRecord(input) || input.format !== format || !isShallow(input)) return false
  const { record, named, names = [], items, ended, place, behind = [], wayBack = {} } = input
  return (
    isRecord(record) &&
    Array.isArray(named) &&
    [names, record.transcript, record.visited, record.answerVariables].every(list =>
      isListOf(list, isRecord),
    ) &&
    isListOf(items, isItem) &&
    isListOf(behind, isPlace) &&
    isRecord(wayBack) &&
    [wayBack.changes, wayBack.calls, wayBack.undone, wayBack.details, record.revised].every(
      list => list === undefined || isListOf(list, isRecord),
    ) &&
    (!!ended || isPlace(place))
  )
}

function isListOf(input: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(input) && input.every(isEntry)
}

function isPlace(input: unknown): boolean {
  return (
    isRecord(input) &&
    Array.isArray(input.answers) &&
    (input.call === undefined || (isRecord(input.call) && isRecord(input.call.call)))
  )
}

function isItem(input: unknown): boolean {
  return (
    isRecord(input) &&
    (input.kind === 'replied'
      ? input.back === undefined || (isRecord(input.back) && isPlace(input.back.place))
      : isRecord(input.kind === 'asked' ? input.prompt : input.content))
  )
}

function isShallow(input: unknown, levels = mostLevels): boolean {
  return (
    typeof input !== 'object' ||
    (levels > 0 && Object.values(input ?? {}).every(inner => isShallow(inner, levels - 1)))
  )
}
