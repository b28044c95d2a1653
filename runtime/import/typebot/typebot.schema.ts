import * as v from 'valibot'
import { fields, list, record, text } from '../../bot/fields.js'

/** A part of an object that may be missing: then each of its fields is its default. */
export const part = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(fields(entries), {})

const place = { x: v.optional(v.unknown()), y: v.optional(v.unknown()) }

/** What every block has; the file of its type reads the rest. */
const block = fields({ id: text(), type: text(), outgoingEdgeId: text() })

/** A block before anybody knows its type, with all that it has. */
const anyBlock = v.pipe(
  v.unknown(),
  v.transform(given => ({ ...v.parse(block, given), given })),
)

const edge = fields({
  id: text(),
  from: part({ blockId: text(), itemId: text(), pathId: text(), eventId: text() }),
  to: part({ groupId: text(), blockId: text() }),
})

const event = fields({
  id: text(),
  type: text(),
  outgoingEdgeId: text(),
  graphCoordinates: part(place),
})

/** A file of Typebot, read as far as it goes: what is of another kind than it should be is its default. */
export const typebotSchema = fields({
  id: text(),
  name: text(),
  icon: text(),
  groups: list(
    fields({ id: text(), title: text(), graphCoordinates: part(place), blocks: list(anyBlock) }),
  ),
  events: list(event),
  edges: list(edge),
  variables: list(fields({ id: text(), name: text(), value: v.optional(v.unknown()) })),
  theme: record(),
  settings: record(),
})

/** A file of Typebot. */
export type Typebot = v.InferOutput<typeof typebotSchema>

/** A group of its blocks. */
export type TypebotGroup = Typebot['groups'][number]

/** A block of whatever type. */
export type TypebotBlock = TypebotGroup['blocks'][number]

/** A way from a block, one of its items or an event to a group or a block in it. */
export type TypebotEdge = Typebot['edges'][number]
