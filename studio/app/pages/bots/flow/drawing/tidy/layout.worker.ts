import type { LaidOut } from '../../model/graph/tree-layout.js'
import { tidied } from './layout.js'

/** What the page asks: the steps that are to be placed. */
export interface TidyQuestion {
  readonly steps: readonly LaidOut[]
  readonly start: string | undefined
}

addEventListener('message', ({ data }: MessageEvent<TidyQuestion>) =>
  postMessage(tidied(data.steps, data.start)),
)
