const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|ks|ku-arab|nqo|ps|sd|ug|ur|yi)(?:-|$)/i

/** The language to speak: the one asked for, else the page's, else the visitor's. */
export function chooseLocale(asked?: string): string {
  return asked || document.documentElement.lang || navigator.language || 'en'
}

/** The direction in which a language is written; without one asked for, the page's own. */
export function chooseDirection(asked?: string): 'ltr' | 'rtl' {
  if (asked) return rightToLeft.test(asked) ? 'rtl' : 'ltr'
  return getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr'
}
