import type { KeyRow } from '../../model/keys/keys.js'

/** The keys by which one goes from change to change. */
export const compareKeys = [
  { keys: ['n'], does: 'next', help: ['Go', 'N, P', 'The next change, the one before'] },
  { keys: ['p'], does: 'previous' },
] as const satisfies readonly KeyRow[]
