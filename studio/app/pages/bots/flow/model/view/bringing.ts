import type { Brought } from 'talkgraph/builder'
import type { Point } from '../graph/sizes.js'

/** What is asked about what somebody brings: for a bot at all, with why one cannot be read, or what is to be done with a whole one. */
export type Bringing =
  | { readonly is: 'asked'; readonly fault?: string; readonly text?: string }
  | { readonly is: 'read'; readonly brought: Brought; readonly name: string; readonly at?: Point }
