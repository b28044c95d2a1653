import type { PathEntry } from '@talkgraph/wire/stored-results'

/** The steps that a conversation came by, one after the other. */
export const stepsOfPath = (path: readonly PathEntry[]): readonly string[] =>
  path.flatMap(({ node }) => (node === undefined ? [] : [node]))
