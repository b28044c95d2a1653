const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|ks|ku-arab|nqo|ps|sd|ug|ur|yi)(?:-|$)/i

/** The language to speak: the one asked for, else the page's, else the visitor's. Always a tag that Intl takes. */
export function chooseLocale(asked?: string): string {
  return [asked, document.documentElement.lang, navigator.language].find(isLocale) ?? 'en'
}

function isLocale(tag: string | undefined): tag is string {
  try {
    return !!tag && Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** The direction in which a language is written; without one asked for, the page's own. */
export function chooseDirection(asked?: string): 'ltr' | 'rtl' {
  if (asked) return rightToLeft.test(asked) ? 'rtl' : 'ltr'
  return getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr'
}
