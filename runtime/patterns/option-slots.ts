import { flag, words } from '../bot/fields.js'
import type { Option } from '../node/prompt.js'
import { toOptions } from './options.js'

/** The fields of a node with up to five options, of which the last three can be disabled (decision 105). */
export const optionSlotFields = {
  option1: words(),
  option2: words(),
  option3: words(),
  option4: words(),
  option5: words(),
  disableOption3: flag(),
  disableOption4: flag(),
  disableOption5: flag(),
}

/** What those fields hold. */
export type OptionSlots = {
  [Field in keyof typeof optionSlotFields]: Field extends `option${number}` ? string : boolean
}

/** The options of a node with five slots that are neither blank nor disabled. */
export const offeredOptions = (data: OptionSlots): Option[] =>
  toSlots([
    data.option1,
    data.option2,
    data.disableOption3 ? '' : data.option3,
    data.disableOption4 ? '' : data.option4,
    data.disableOption5 ? '' : data.option5,
  ])

/** Options that are named by their slot, counted from 1, whatever stands in the other slots (decision 8). */
export const toSlots = (texts: readonly string[]): Option[] =>
  toOptions(texts.map((label, index) => ({ id: `source-${index + 1}`, label })))

/** The edge of a slot; a node that has an edge `source-0` counts from 0 (decision 8). */
export const slotEdgeNames = (handle: string, _: unknown, edges: ReadonlySet<string>): string[] =>
  edges.has('source-0') ? [`source-${Number(handle.slice('source-'.length)) - 1}`] : [handle]
