/**
 * The tags under which something in a language may be found, the closest first: `de-AT` is followed by `de`, `zh-TW` by
 * `zh-Hant` and `zh`. Older codes count as today's (`iw` is `he`). Empty for what is no BCP 47 tag.
 */
export function localeChain(locale: string): string[] {
  // The most by far, and the browser takes several milliseconds to work it out.
  if (/^en(-US)?$/.test(locale)) return [locale, 'en-US', 'en-Latn', 'en']
  try {
    const asked = new Intl.Locale(locale)
    const { language, script, region } = asked.maximize()
    return [asked.toString(), `${language}-${region}`, `${language}-${script}`, language]
  } catch {
    return []
  }
}
