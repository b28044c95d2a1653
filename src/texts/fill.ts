import { fillText } from '../../runtime/session/placeholders.js'
import type { Catalogue, Values, WriteText } from './english.js'

const inEnglish: Partial<Catalogue> = {
  '{count} new messages': { one: '{count} new message', other: '{count} new messages' },
  '{count} earlier answers': { one: '{count} earlier answer', other: '{count} earlier answers' },
}

/** The letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/

/**
 * Puts texts into the language of a catalogue, numbers as its locale writes them; a text that it lacks stays English.
 * Where a line has letters from right to left, each value keeps its own direction: `5 MB` is not drawn `MB 5`.
 */
export function translateBy(catalogue: Partial<Catalogue>, locale: string): WriteText {
  return (text, values = {}) => {
    const own = catalogue[text] ?? inEnglish[text] ?? text
    const form = typeof own === 'string' ? own : (own[pluralOf(values, locale)] ?? own.other)
    const written = (name: string) => {
      const value = values[name]
      return typeof value === 'number' ? value.toLocaleString(locale) : value
    }
    const filled = fillText(form, { get: written })
    return filled !== form && rightToLeft.test(filled)
      ? fillText(form, { get: name => isolate(written(name)) })
      : filled
  }
}

const pluralOf = ({ count }: Values, locale: string) =>
  new Intl.PluralRules(locale).select(Number(count))

const isolate = (value: string | undefined) => value && `\u2068${value}\u2069`
