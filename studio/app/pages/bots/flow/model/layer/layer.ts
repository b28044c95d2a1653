import type { Tone } from '@talkgraph/ui'
import type { GraphEdge } from 'talkgraph/builder'
import type { Places } from '../graph/places.js'
import type { StepOfFlow } from '../graph/read-graph.js'

/** What a layer says of a step or an exit: never by colour alone. */
export interface Mark {
  readonly tone: Tone
  /** A few signs for the drawing, such as `42 %`. */
  readonly short: string
  /** The whole of it, for the outline, for assistive technology, and on hover. */
  readonly words: string
  /** Where a press on it leads. */
  readonly href?: string
  /** Of an exit: how thick its way is drawn, from 0 to 1. */
  readonly part?: number
}

/** What one panel draws over the flow. One layer at a time: another one takes its place. */
export interface Layer {
  readonly steps: ReadonlyMap<string, Mark>
  /** By `exitKey`: of exits, and of the ways that begin there. */
  readonly exits: ReadonlyMap<string, Mark>
  /** Steps and ways that are not in the flow, and are drawn nevertheless. */
  readonly gone?: Gone
}

/** What is drawn as a ghost: where it stood or would stand, and how it led on. */
export interface Gone {
  /** It is not there yet; otherwise it was there before. */
  readonly isNew?: boolean
  /** What the outline says above the steps. */
  readonly heading: string
  readonly mark: Mark
  readonly steps: ReadonlyMap<string, StepOfFlow>
  readonly places: Places
  /** Ways that begin or end at these steps, or that steps of the flow no longer have. */
  readonly ways: readonly GraphEdge[]
}

/** Names an exit in a layer. */
export const exitKey = (nodeId: string, sourceHandle: string | null) =>
  `${nodeId} ${sourceHandle ?? ''}`
