import { languageOf } from './emoji-words.mjs'

/** A Rollup plugin that leaves the emojis, and each language, in one file beside the others, whoever asks for them. */
export const filesBeside = () => ({
  name: 'files-beside',
  resolveId(source) {
    const language = /\/catalogues\/([\w-]+)\.js$/.exec(source)?.[1]
    if (language) return { id: `./talkgraph-lang-${language}.js`, external: true }
    if (source.endsWith('.emoji-words'))
      return { id: `./talkgraph-emoji-${languageOf(source)}.js`, external: true }
    return source.endsWith('/emoji/emoji.js') ? { id: './talkgraph-emoji.js', external: true } : null
  },
})
