import { type KeyPress, keyOf } from './press.js'

/** Keys with what they do. */
export interface KeysOf {
  /** As browsers name them; a letter in lower case. */
  readonly keys: readonly string[]
  /** What must be held down beside Shift: nothing, if it is not said. */
  readonly held?: 'command' | 'alt' | 'any'
  /** Whether Shift must be held down or must not; else both are right. */
  readonly shift?: boolean
  /** Only while arrows move what is selected. */
  readonly isMoving?: true
  /** Also while one types, and in dialogs. */
  readonly isTyping?: true
}

/** The row that a key press means. */
export const pressedRow = <Pressed extends KeysOf>(
  rows: readonly Pressed[],
  press: KeyPress,
  isMoving = false,
): Pressed | undefined =>
  rows.find(
    row =>
      row.keys.includes(keyOf(press)) &&
      (row.held === 'any' || row.held === heldWith(press)) &&
      (row.shift === undefined || row.shift === press.shiftKey) &&
      (isMoving || !row.isMoving),
  )

function heldWith({ ctrlKey, metaKey, altKey }: KeyPress): 'command' | 'alt' | undefined {
  if (altKey) return 'alt'
  return ctrlKey || metaKey ? 'command' : undefined
}
