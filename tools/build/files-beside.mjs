import { resolve } from 'node:path'

/** What lies in one file beside the others, by the module that the file is made of. */
const beside = {
  '/emoji/emoji.js': 'talkgraph-emoji.js',
  '/text/sanitise.js': 'talkgraph-markup.js',
  '/download/download.js': 'talkgraph-download.js',
  '/analytics/analytics.js': 'talkgraph-analytics.js',
  '/results/collect.js': 'talkgraph-results.js',
  '/triggers/triggers.js': 'talkgraph-triggers.js',
}

/**
 * A Rollup plugin that leaves those, and each language, where they are, whoever asks for them. `base` is the folder that the
 * entries have in common: Rollup takes it for the folder of what it writes, and counts from each chunk to the files.
 */
export const filesBeside = base => {
  const besideEntries = file => ({ id: resolve(base, file), external: 'relative' })
  return {
    name: 'files-beside',
    resolveId(source) {
      const language = /\/catalogues\/([\w-]+)\.js$/.exec(source)?.[1]
      if (language) return besideEntries(`talkgraph-lang-${language}.js`)
      const known = Object.keys(beside).find(ending => source.endsWith(ending))
      return known ? besideEntries(beside[known]) : null
    },
  }
}
