import { resolve } from 'node:path'
import { languageOf } from './emoji-words.mjs'

/** What lies in one file beside the others, by the module that the file is made of. */
const beside = {
  '/emoji/emoji.js': 'talkgraph-emoji.js',
  '/text/sanitise.js': 'talkgraph-markup.js',
  '/mount/share-conversation.js': 'talkgraph-tabs.js',
  '/download/download.js': 'talkgraph-download.js',
  '/results/collect.js': 'talkgraph-results.js',
  '/triggers/triggers.js': 'talkgraph-triggers.js',
}

/** A Rollup plugin that leaves those, and each language, where they are, whoever asks for them. */
export const filesBeside = () => ({
  name: 'files-beside',
  resolveId(source) {
    const language = /\/catalogues\/([\w-]+)\.js$/.exec(source)?.[1]
    if (language) return inDist(`talkgraph-lang-${language}.js`)
    if (source.endsWith('.emoji-words')) return inDist(`talkgraph-emoji-${languageOf(source)}.js`)
    const known = Object.keys(beside).find(ending => source.endsWith(ending))
    return known ? inDist(beside[known]) : null
  },
})

/** Rollup writes its address as seen from the file that asks for it, which may be a chunk. */
const inDist = file => ({ id: resolve('dist', file), external: 'relative' })
