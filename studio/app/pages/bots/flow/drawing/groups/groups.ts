import type { Change, Draft } from 'talkgraph/builder'
import type { Point } from '../../model/graph/sizes.js'

/** The colours that a group can have, and what they are called. */
export const groupColours = {
  sand: 'Grey',
  indigo: 'Blue',
  grass: 'Green',
  amber: 'Yellow',
  violet: 'Violet',
  tomato: 'Red',
} as const

/** One of them. */
type GroupColour = keyof typeof groupColours

/** Steps that belong together, for who draws; visitors never see it. It stands in the bot file under `groups`. */
export interface Group {
  readonly id: string
  readonly name: string
  readonly colour: GroupColour
  readonly nodeIds: readonly string[]
}

/** Words beside the steps, for who draws. They stand in the bot file under `notes`. */
export interface Note extends Point {
  readonly id: string
  readonly text: string
}

/** How large a note is drawn. */
export const noteSize = { width: 200, height: 120 }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesOf = (value: unknown) =>
  isRecord(value)
    ? Object.entries(value).flatMap(([id, entry]) => (isRecord(entry) ? [{ id, entry }] : []))
    : []

const isColour = (value: unknown): value is GroupColour =>
  typeof value === 'string' && Object.hasOwn(groupColours, value)

const read = new WeakMap<object, readonly Group[]>()
const noGroups: readonly Group[] = []

/** The groups of a bot. */
export function groupsOf({ groups }: Draft): readonly Group[] {
  if (!isRecord(groups)) return noGroups
  const known = read.get(groups)
  if (known) return known
  const found = entriesOf(groups).map(
    ({ id, entry: { name, colour, nodeIds } }): Group => ({
      id,
      name: typeof name === 'string' ? name : '',
      colour: isColour(colour) ? colour : 'sand',
      nodeIds: Array.isArray(nodeIds) ? nodeIds.filter(each => typeof each === 'string') : [],
    }),
  )
  read.set(groups, found)
  return found
}

const readNotes = new WeakMap<object, readonly Note[]>()
const noNotes: readonly Note[] = []

/** The notes of a bot. */
export function notesOf({ notes }: Draft): readonly Note[] {
  if (!isRecord(notes)) return noNotes
  const known = readNotes.get(notes)
  if (known) return known
  const found = entriesOf(notes).map(
    ({ id, entry: { text, x, y } }): Note => ({
      id,
      text: typeof text === 'string' ? text : '',
      x: typeof x === 'number' ? x : 0,
      y: typeof y === 'number' ? y : 0,
    }),
  )
  readNotes.set(notes, found)
  return found
}

/** Makes a group of steps; a step belongs to one group at most. */
export function makeGroup(draft: Draft, id: string, nodeIds: readonly string[]): Change[] {
  const left = groupsOf(draft).flatMap((group): Change[] => {
    const others = group.nodeIds.filter(each => !nodeIds.includes(each))
    if (others.length === group.nodeIds.length) return []
    if (others.length === 0) return [{ op: 'bot', path: ['groups', group.id] }]
    return [{ op: 'bot', path: ['groups', group.id, 'nodeIds'], value: others }]
  })
  return [
    ...left,
    {
      op: 'bot',
      path: ['groups', id],
      value: { name: 'Group', colour: 'sand', nodeIds: [...nodeIds] },
    },
  ]
}

/** Names or colours a group. */
export const changeGroup = (id: string, field: 'name' | 'colour', value: string): Change => ({
  op: 'bot',
  path: ['groups', id, field],
  value,
})

/** Takes a group away; its steps stay. */
export const dropGroup = (id: string): Change => ({ op: 'bot', path: ['groups', id] })

/** Writes or moves a note; a new one comes to be by that. */
export const writeNote = (id: string, { text, x, y }: Omit<Note, 'id'>): Change => ({
  op: 'bot',
  path: ['notes', id],
  value: { text, x, y },
})

/** Takes a note away. */
export const dropNote = (id: string): Change => ({ op: 'bot', path: ['notes', id] })
