import { findTranslations } from '../../runtime/bot/translate.js'
import { type Customizations, readCustomizations, wordFields } from '../../themes/index.js'
import type { Catalogue } from '../texts/english.js'

type LookTexts = Partial<Record<(typeof wordFields)[number], string>>

/** What a bot's `translations` make of its customizations in a locale: those that people read (decision 112). */
export function translatedLooks(translations: unknown, locale: string): LookTexts {
  const find = findTranslations(translations, locale)?.('customizations')
  return pickWords(name => find?.(name))
}

/** The default texts of the looks in the language of a catalogue; none where the owner has written own ones. */
export function defaultLooks(looks: Customizations, catalogue: Partial<Catalogue>): LookTexts {
  const defaults = readCustomizations()
  const texts: Readonly<Record<string, unknown>> = catalogue
  return pickWords(name => (looks[name] === defaults[name] ? texts[looks[name]] : undefined))
}

function pickWords(find: (name: keyof LookTexts) => unknown): LookTexts {
  const found: LookTexts = {}
  for (const name of wordFields) {
    const text = find(name)
    if (typeof text === 'string') found[name] = text
  }
  return found
}
