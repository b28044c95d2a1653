/** The colours that a label may have, by name. */
export const labelColours = [
  'grey',
  'blue',
  'green',
  'amber',
  'red',
  'violet',
  'teal',
  'pink',
] as const

/** A colour of a label. */
export type LabelColour = (typeof labelColours)[number]

/** Which threads a desk lists. */
export const deskFilters = ['mine', 'waiting', 'open', 'ended'] as const

/** Which threads a desk lists. */
export type DeskFilter = (typeof deskFilters)[number]

/** In which order open threads are listed: who waits first, or what happened last. */
export const deskOrders = ['recent', 'line'] as const

/** What agents say often, by its name. */
export interface DeskReply {
  readonly name: string
  readonly text: string
}
