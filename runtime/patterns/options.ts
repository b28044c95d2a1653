import type { Option } from '../node/prompt.js'
import { stripHtml } from '../session/html-text.js'
import { fillText, type Lookup } from '../session/placeholders.js'

/**
 * Options as they are offered: labels without HTML, blank ones skipped (decision 105). One without an id gets
 * one that no edge carries, so that it can still be picked.
 */
export function toOptions<Offered extends Option>(options: readonly Offered[]): Offered[] {
  return options
    .map((option, index) => ({
      ...option,
      id: option.id || `#${index + 1}`,
      label: stripHtml(option.label),
    }))
    .filter(({ label }) => label !== '')
}

/** The same with placeholders in their labels replaced (decision 66); one that is then blank is not offered. */
export function fillLabels<Offered extends Option>(
  options: readonly Offered[],
  variables: Lookup,
): Offered[] {
  return options
    .map(option => ({ ...option, label: fillText(option.label, variables).trim() }))
    .filter(({ label }) => label !== '')
}

/** The ways out of a node that branches by its options; with none to offer, the plain way (decision 46). */
export function optionExits(options: readonly Option[]): (string | null)[] {
  return options.length > 0 ? options.map(({ id }) => id) : [null]
}
