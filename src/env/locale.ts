import { localeChain } from '../../runtime/bot/locale-chain.js'

/** The language to speak: the one asked for, else the page's, else the visitor's. Always a tag that Intl takes. */
export function chooseLocale(asked?: string): string {
  const isTag = (tag: string | undefined) => tag && localeChain(tag)[0]
  const told = [asked, document.documentElement.lang].find(isTag)
  // The navigator comes last: merely reading from it takes 20 kB of memory.
  return told ?? [navigator.language].find(isTag) ?? 'en'
}

/** The tags under which something in the language to speak may be found, the closest first. */
export const tagsToSpeak = (asked?: string): readonly string[] => localeChain(chooseLocale(asked))

/** The direction in which a language is written, by its script; without one asked for, the page's own counts too. */
export function chooseDirection(asked?: string): 'ltr' | 'rtl' {
  const isRtl =
    /Arab|Hebr|Thaa|Nkoo|Syrc|Adlm/.test(String(tagsToSpeak(asked))) ||
    (!asked && getComputedStyle(document.documentElement).direction === 'rtl')
  return isRtl ? 'rtl' : 'ltr'
}

/** The side on which a launcher stands that nobody has given one: where lines end. */
export const chooseSide = (asked?: string): 'left' | 'right' =>
  chooseDirection(asked) === 'rtl' ? 'left' : 'right'
