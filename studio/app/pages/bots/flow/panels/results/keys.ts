import type { KeyRow } from '../../model/keys/keys.js'

/** The keys by which one goes from conversation to conversation. */
export const conversationKeys = [
  {
    keys: ['j'],
    shift: false,
    does: 'next',
    help: ['Conversations', 'J', 'The next conversation'],
  },
  { keys: ['k'], shift: false, does: 'previous', help: ['Conversations', 'K', 'The one before'] },
] as const satisfies readonly KeyRow[]
