import { rm } from 'node:fs/promises'

/** A Rollup plugin that deletes an earlier build's chunks: with hashes in their names they would stay for ever. */
export const withoutOldChunks = () => ({
  name: 'without-old-chunks',
  buildStart: () => rm('dist/chunks', { recursive: true, force: true }),
})
