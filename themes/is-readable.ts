import type { FieldName } from './customizations.js'
import type { FieldKind } from './field.js'
import { customizationForms } from './fields.form.js'
import { fields } from './fields.js'
import { namedColours } from './named-colours.js'

/** Is this the name of a customization? */
export function isField(name: string): name is FieldName {
  return Object.hasOwn(fields, name)
}

/**
 * Can a value be read where an owner writes it? Stricter than what the widget reads, whose bundle has no list of colours: a
 * word that names no colour is refused, and so is an address without a host or a path.
 */
export function isReadable(name: FieldName, value: unknown): boolean {
  const { kind, parse } = fields[name]
  const read = parse(value)
  if (read === undefined) return false
  if (kind === 'colour') return isColour(String(read))
  return kind !== 'url' || isAddress(String(read))
}

/** What may stand there, as a sentence for people. */
export function wantedOf(name: FieldName): string {
  const { kind } = fields[name]
  if (kind !== 'number' && kind !== 'choice') return wanted[kind]
  return kind === 'number'
    ? `Write a number from ${boundOf(name, -1)} to ${boundOf(name, 1)}.`
    : `Choose one of ${choicesOf(name).join(', ')}.`
}

const wanted = {
  text: 'Write a text.',
  flag: 'Write true or false.',
  colour: 'Write a colour such as #1b55f3, rgb(27 85 243) or navy.',
  font: 'Write families of letters and digits, with commas between them.',
  url: 'Write an address that begins with https://.',
  urls: 'Write an address on each line.',
} as const satisfies Partial<Record<FieldKind, string>>

/** Words that CSS takes as colours, though they are none of their own. */
const transparent = ['transparent', 'currentcolor']

/** Is this a colour? A word is only where CSS knows one by that name. */
export function isColour(text: string): boolean {
  const colour = text.trim().toLowerCase()
  if (fields.headerBgColor.parse(colour) === undefined) return false
  return (
    !/^[a-z]+$/.test(colour) || Object.hasOwn(namedColours, colour) || transparent.includes(colour)
  )
}

/** An address with a host, a picture in itself, or one on the same site; a lone word is none. */
function isAddress(url: string): boolean {
  if (url === '' || /^data:/i.test(url)) return true
  return /^https?:/i.test(url) ? /^https?:\/\/[^/?#]+/i.test(url) : /[./]/.test(url)
}

/** The words of a choice. */
function choicesOf(name: FieldName): string[] {
  const form = customizationForms[name]
  return 'choices' in form ? Object.keys(Object(form.choices)) : []
}

/** The least (-1) or the most (1) that a number may be, found by trying from its default. */
function boundOf(name: FieldName, direction: 1 | -1): number {
  const { default: fallback, parse } = fields[name]
  let bound = Number(fallback)
  for (let step = 2 ** 17; step >= 1; step /= 2)
    if (parse(bound + direction * step) !== undefined) bound += direction * step
  return bound
}
