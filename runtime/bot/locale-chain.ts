/**
 * The tags under which something in a language may be found, the closest first: `de-AT` is followed by `de`, `zh-TW` by
 * `zh-Hant` and `zh`, `es-MX` by `es-419` and `es`. Older codes count as today's (`iw` is `he`). Empty for what is no BCP 47 tag.
 */
export function localeChain(locale: string): string[] {
  // The most by far, and the browser takes several milliseconds to work it out.
  if (/^en(-US)?$/.test(locale)) return [locale, 'en-US', 'en-Latn', 'en']
  try {
    const asked = new Intl.Locale(locale)
    const { language, script, region } = asked.maximize()
    const regional = `${language}-${region}`
    return [asked.toString(), regional, ...sharedTag(regional), `${language}-${script}`, language]
  } catch {
    return []
  }
}

/** The tag that a country shares with others, as CLDR groups them: Latin America, and Portuguese outside of Brazil. */
function sharedTag(regional: string): string[] {
  if (/^es-(?!ES|EA|IC|GQ|PH)/.test(regional)) return ['es-419']
  return /^pt-(?!BR)/.test(regional) ? ['pt-PT'] : []
}
