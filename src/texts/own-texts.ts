import type { Text } from './english.js'
import type { Texts } from './load-texts.js'

/** Sentences in place of the widget's own, by their English; `{placeholders}` stay as they are there. */
export type OwnTexts = Readonly<Partial<Record<Text, string>>>

/** The texts of a language with those over them that a bot and its page have in place of them; the last wins. */
export function withOwnTexts({ catalogue, locale }: Texts, ...own: readonly unknown[]): Texts {
  const given = own.flatMap(texts => Object.entries(Object(texts)))
  const texts = given.filter(([, text]) => typeof text === 'string')
  return { locale, catalogue: { ...catalogue, ...Object.fromEntries(texts) } }
}
