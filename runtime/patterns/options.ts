import type { Option } from '../node/prompt.js'
import { stripHtml } from '../session/html-text.js'

/** Options as they are offered: labels without HTML, blank ones skipped (document 1, section 5). */
export function toOptions(options: readonly Option[]): Option[] {
  return options.map(({ id, label }) => ({ id, label: stripHtml(label) })).filter(({ label }) => label !== '')
}

/** The ways out of a node that branches by its options; with none to offer, the plain way (decision 46). */
export function optionExits(options: readonly Option[]): (string | null)[] {
  return options.length > 0 ? options.map(({ id }) => id) : [null]
}
