import type { Draft } from 'talkgraph/builder'
import type {
  EdgeCoverage,
  ExploreFinding,
  FlowTest,
  FlowTestResult,
  FlowTestSlip,
  HeldConversation,
  RecordedTest,
} from 'talkgraph/testing'

/** What may be asked of the worker that plays bots. */
export type Asked =
  /** To play the draft's tests, but for those of these names. */
  | { readonly ask: 'test'; readonly draft: Draft; readonly without: readonly string[] }
  /** To hold so many random conversations. */
  | {
      readonly ask: 'explore'
      readonly draft: Draft
      readonly count: number
      readonly seed: number
    }
  /** To make a test of a conversation. */
  | {
      readonly ask: 'record'
      readonly draft: Draft
      readonly name: string
      readonly held: HeldConversation
    }

/** What it tells meanwhile. */
export type Told =
  /** The tests that can be read, and what is wrong with the others. */
  | {
      readonly told: 'tests'
      readonly tests: readonly FlowTest[]
      readonly slips: readonly FlowTestSlip[]
    }
  | { readonly told: 'result'; readonly result: FlowTestResult }
  | { readonly told: 'tested'; readonly coverage: EdgeCoverage }
  | { readonly told: 'walked'; readonly walks: number }
  | {
      readonly told: 'explored'
      readonly findings: readonly ExploreFinding[]
      readonly coverage: EdgeCoverage
    }
  | { readonly told: 'recorded'; readonly recorded: RecordedTest }
  /** The bot cannot be played. */
  | { readonly told: 'failed'; readonly message: string }
