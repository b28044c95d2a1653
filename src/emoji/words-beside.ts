interface WordsFile {
  readonly words: string
}

/** One import per language, so that a bundler finds them all and a visitor fetches one. */
const files: Readonly<Record<string, () => Promise<WordsFile>>> = {
  ar: () => import('./words/ar.emoji-words'),
  de: () => import('./words/de.emoji-words'),
  es: () => import('./words/es.emoji-words'),
  fr: () => import('./words/fr.emoji-words'),
  he: () => import('./words/he.emoji-words'),
  hi: () => import('./words/hi.emoji-words'),
  id: () => import('./words/id.emoji-words'),
  it: () => import('./words/it.emoji-words'),
  ja: () => import('./words/ja.emoji-words'),
  ko: () => import('./words/ko.emoji-words'),
  nl: () => import('./words/nl.emoji-words'),
  pl: () => import('./words/pl.emoji-words'),
  pt: () => import('./words/pt.emoji-words'),
  ru: () => import('./words/ru.emoji-words'),
  tr: () => import('./words/tr.emoji-words'),
  uk: () => import('./words/uk.emoji-words'),
  vi: () => import('./words/vi.emoji-words'),
  'zh-Hans': () => import('./words/zh-Hans.emoji-words'),
  'zh-Hant': () => import('./words/zh-Hant.emoji-words'),
}

/** Fetches the names and keywords of the emojis in a language; none where there are none, or they cannot be fetched. */
export async function loadWords(language: string | undefined): Promise<string> {
  try {
    return (await files[language ?? '']?.())?.words ?? ''
  } catch {
    // They are still found by their English names.
    return ''
  }
}
