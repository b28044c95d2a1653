import type { Draft } from 'talkgraph/builder'

/** The languages that a bot speaks beside its own, by their names. */
export function languagesOf({ translations }: Draft): { value: string; label: string }[] {
  if (typeof translations !== 'object' || translations === null) return []
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })
  return Object.keys(translations).map(tag => ({ value: tag, label: nameOf(names, tag) }))
}

function nameOf(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    // A tag that nobody can read is shown as it stands.
    return tag
  }
}
