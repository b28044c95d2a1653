/** Fetches the names and keywords of the emojis in a language: what `talkgraph/emoji/LANGUAGE` holds. */
export type LoadEmojiNames = () => Promise<typeof import('./names-file.js')>

const files = new Map<string, LoadEmojiNames>()

/**
 * Names the emojis in a language too, by the tag of its catalogue, such as `de`. An app brings the languages that it asks for,
 * `nameEmojis('de', () => import('talkgraph/emoji/de'))`, so that its bundler makes files of no others.
 */
export function nameEmojis(language: string, load: LoadEmojiNames): void {
  files.set(language, load)
}

/** Fetches what was brought for a language; nothing where that is nothing, or it cannot be fetched. */
export async function loadEmojiNames(language: string | undefined): Promise<string> {
  try {
    return (await files.get(language ?? '')?.())?.words ?? ''
  } catch {
    // They are still found by their English names.
    return ''
  }
}
