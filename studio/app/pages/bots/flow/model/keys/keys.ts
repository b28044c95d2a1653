import type { KeysOf } from '#keys/rows.js'

/** The parts of the list of keys that people see, in its order. */
export const keyGroups = ['Go', 'Draw', 'Conversations', 'Several'] as const

/** Keys with what they do, and how the list of keys tells it. */
export interface KeyRow extends KeysOf {
  /** Names what is done, for the part that does it. */
  readonly does: string
  /** Where it stands in the list of keys: the group, the keys as one reads them, and what they do. */
  readonly help?: readonly [group: (typeof keyGroups)[number], shown: string, name: string]
}

/** The part of the room that a key is for; `step` is outline and canvas alike, at the step where the keyboard stands. */
type Where = 'canvas' | 'outline' | 'step' | 'room' | 'clipboard' | 'mouse'

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** All keys of canvas, outline and room, in the order of the list that people see. Of several that fit, the first is meant. */
export const keyTable = [
  { where: 'canvas', keys: arrows, held: 'any', isMoving: true, does: 'move' },
  { where: 'canvas', keys: ['Enter', 'Escape'], held: 'any', isMoving: true, does: 'place' },
  { where: 'outline', keys: arrows, held: 'any', isMoving: true, does: 'move' },
  { where: 'outline', keys: ['Enter', 'Escape'], held: 'any', isMoving: true, does: 'place' },

  { where: 'canvas', keys: ['ArrowRight'], does: 'follow', help: ['Go', '→', 'Follow an exit'] },
  { where: 'canvas', keys: ['ArrowLeft'], does: 'back', help: ['Go', '←', 'Back'] },
  {
    where: 'canvas',
    keys: ['ArrowUp', 'ArrowDown'],
    does: 'exits',
    help: ['Go', '↑ ↓', 'Go through the exits'],
  },
  { where: 'canvas', keys: digits, does: 'exit', help: ['Go', '1 – 9', 'Follow this exit'] },
  {
    where: 'canvas',
    keys: arrows,
    held: 'alt',
    does: 'nearest',
    help: ['Go', 'Alt + arrows', 'The nearest step'],
  },
  { where: 'canvas', keys: ['Home'], does: 'start', help: ['Go', 'Home', 'The start'] },
  {
    where: 'room',
    keys: ['F6'],
    held: 'any',
    isTyping: true,
    does: 'part',
    help: ['Go', 'F6', 'The next part of the page'],
  },
  {
    where: 'room',
    keys: ['f'],
    held: 'command',
    isTyping: true,
    does: 'find',
    help: ['Go', 'Ctrl F', 'Find and replace'],
  },
  { where: 'canvas', keys: ['f'], does: 'fit', help: ['Go', 'F', 'Fit everything'] },
  { where: 'room', keys: ['b'], does: 'back', help: ['Go', 'B', 'Back to where I was'] },
  { where: 'outline', keys: ['Home'], does: 'first' },
  { where: 'outline', keys: ['End'], does: 'last' },
  { where: 'outline', keys: ['ArrowLeft', 'ArrowRight'], does: 'level' },
  { where: 'canvas', keys: ['Escape'], does: 'leave' },
  { where: 'room', keys: ['?'], does: 'keys' },

  { where: 'step', keys: ['a'], does: 'add', help: ['Draw', 'A', 'Add a step'] },
  { where: 'step', keys: ['c'], does: 'connect', help: ['Draw', 'C', 'Connect to a step'] },
  { where: 'step', keys: ['i'], does: 'insert', help: ['Draw', 'I', 'Put a step into the way'] },
  {
    where: 'step',
    keys: ['m'],
    does: 'move',
    help: ['Draw', 'M', 'Move with the arrows; Shift: farther'],
  },
  { where: 'canvas', keys: ['Enter'], does: 'open', help: ['Draw', 'Enter', 'Change the step'] },
  { where: 'outline', keys: ['Enter', ' '], does: 'open' },
  {
    where: 'step',
    keys: ['Delete', 'Backspace'],
    does: 'remove',
    help: ['Draw', 'Delete', 'Remove'],
  },

  {
    where: 'mouse',
    keys: [],
    does: 'frame',
    help: ['Several', 'Shift + drag', 'Select with a frame'],
  },
  {
    where: 'outline',
    keys: ['ArrowUp', 'ArrowDown'],
    shift: true,
    does: 'more',
    help: ['Several', 'Shift ↑ ↓', 'Select more in the outline'],
  },
  { where: 'outline', keys: ['ArrowUp', 'ArrowDown'], does: 'go' },
  {
    where: 'room',
    keys: ['a'],
    held: 'command',
    does: 'all',
    help: ['Several', 'Ctrl A', 'Select everything'],
  },
  // The browser's own: it tells of them by events of their own.
  {
    where: 'clipboard',
    keys: ['c', 'x', 'v'],
    held: 'command',
    does: 'browser',
    help: ['Several', 'Ctrl C, X, V', 'Copy, cut, paste'],
  },
  {
    where: 'clipboard',
    keys: ['d'],
    held: 'command',
    does: 'duplicate',
    help: ['Several', 'Ctrl D', 'Duplicate'],
  },
  { where: 'step', keys: ['s'], does: 'sub-flow', help: ['Several', 'S', 'Make a sub-flow'] },
  {
    where: 'room',
    keys: ['z'],
    held: 'command',
    shift: false,
    does: 'undo',
    help: ['Several', 'Ctrl Z', 'Undo'],
  },
  {
    where: 'room',
    keys: ['z'],
    held: 'command',
    shift: true,
    does: 'redo',
    help: ['Several', 'Ctrl Shift Z', 'Redo'],
  },
  { where: 'room', keys: ['y'], held: 'command', does: 'redo' },
] as const satisfies readonly (KeyRow & { readonly where: Where })[]

type Row = (typeof keyTable)[number]

/** What the keys of a part of the room do, by name: whoever does it lacks none. */
export type DoneAt<Part extends Where> = Extract<Row, { where: Part }>['does']

/** The keys of one part of the room. */
export const keysAt = <Part extends Where>(part: Part) =>
  keyTable.filter((row): row is Extract<Row, { where: Part }> => row.where === part)
