/**
 * The tags under which something in a language may be found, the closest first: `de-AT` is followed by `de`, `zh-TW` by
 * `zh-Hant` and `zh`. Older codes count as today's (`iw` is `he`). Empty for what is no BCP 47 tag.
 */
export function localeChain(locale: string): string[] {
  try {
    const asked = new Intl.Locale(locale)
    const { language, script, region } = asked.maximize()
    return [asked.toString(), `${language}-${region}`, `${language}-${script}`, language]
  } catch {
    return []
  }
}
