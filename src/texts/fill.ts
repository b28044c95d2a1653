import { fillText } from '../../runtime/session/placeholders.js'
import type { Catalogue, englishCounts, Plurals, Translate } from './english.js'

/** Puts texts into the language of a catalogue; one that it lacks stays English. */
export function translateBy(catalogue: Partial<Catalogue>): Translate {
  return (text, values = {}) => fillText(catalogue[text] ?? text, { get: name => values[name] })
}

/** A text with a number of things in it, in the plural form that the locale has for it. */
export function countText(
  catalogue: Partial<Catalogue>,
  english: { readonly one: string; readonly other: (typeof englishCounts)[number] },
  count: number,
  locale: string,
): string {
  const forms: Plurals = catalogue[english.other] ?? english
  const text = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
  return fillText(text, { get: name => (name === 'count' ? count.toLocaleString(locale) : undefined) })
}
