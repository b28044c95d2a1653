import { localeChain } from '../../runtime/bot/locale-chain.js'

/** The languages that have a catalogue; English needs none. */
export const languages = 'ar de es fr he hi id it ja ko nl pl pt ru tr uk vi zh-Hans zh-Hant'.split(' ')

/** The catalogue that comes closest to a locale; undefined for English and for a language without one. */
export function languageOf(locale: string): string | undefined {
  return localeChain(locale).find(tag => languages.includes(tag))
}
