import { localeChain } from '../../runtime/bot/locale-chain.js'

/** The language to speak: the one asked for, else the page's, else the visitor's. Always a tag that Intl takes. */
export function chooseLocale(asked?: string): string {
  return (
    [asked, document.documentElement.lang, navigator.language].find(tag => tag && localeChain(tag)[0]) ?? 'en'
  )
}

/** The direction in which a language is written, by its script; without one asked for, the page's own counts too. */
export function chooseDirection(asked?: string): 'ltr' | 'rtl' {
  const isRtl =
    /Arab|Hebr|Thaa|Nkoo|Syrc|Adlm/.test(String(localeChain(chooseLocale(asked)))) ||
    (!asked && getComputedStyle(document.documentElement).direction === 'rtl')
  return isRtl ? 'rtl' : 'ltr'
}
