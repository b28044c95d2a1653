import { localeChain } from '../../runtime/bot/locale-chain.js'

/** The languages that have a catalogue; English needs none. */
export const languages =
  'ar de es es-419 fr he hi id it ja ko nl pl pt pt-PT ru tr uk vi zh-Hans zh-Hant'.split(' ')

/**
 * The catalogues for a locale, the closest first: one of a region holds only what differs from its language's. None for
 * English and for a language without one.
 */
export function languagesOf(locale: string): string[] {
  return languages.filter(language => localeChain(locale).includes(language)).reverse()
}
