import type { FlowNode } from '../bot/flow.js'
import type { VisitorField } from '../session/session-record.js'
import type { NamedValue, Value } from '../session/values.js'
import type { Variables } from '../session/variables.js'
import type { PatternBudget } from '../validate/pattern/pattern-budget.js'
import type { Content } from './content.js'
import type { CancelSignal, Env } from './env.js'
import type { DeskEvent } from './live-desk.js'
import type { ProblemCode } from './problem.js'
import type { AnswerInput, Prompt } from './prompt.js'

/** What a node's machine is started with. `variables` is a live view: it shows what has been stored by now. */
export interface NodeInput<Data = unknown> {
  readonly nodeId: string
  readonly data: Data
  /** The data before it was put into the visitor's language; `data` itself where it was not. */
  readonly original: Data
  readonly variables: Variables
  readonly env: Env
  /** The node at the other end of the edge that carries exactly this handle. */
  readonly peek: (handle: string) => FlowNode | undefined
  /** What is left for patterns until the conversation rests (decision 114). */
  readonly patternBudget: PatternBudget
  /** Tells what words mean that name no option; undefined: nothing in the flow listens. */
  readonly listen?: Listen | undefined
  /** Tells the node what its live thread says: it is kept, in order with the answers, and told again on resuming. */
  readonly hear: (event: DeskEvent) => void
  /** What was kept beside earlier answers of this node: of those that count, and of those that the visitor went back over. */
  readonly besides: () => Besides
}

/** Details of answers, the earliest first. */
interface Besides {
  readonly counting: readonly unknown[]
  readonly undone: readonly unknown[]
}

/** Resolves to what words mean, and where the flow goes on then; to nothing where that is not known. */
export type Listen = (
  words: string,
  signal: CancelSignal,
) => Promise<{ readonly meant: string; readonly goTo: string } | undefined>

/** An accepted answer: recorded under the step's id, and under `variable` where the node names one (decision 37). */
export interface Answer {
  /** Absent: the step's id. */
  readonly key?: string
  readonly variable?: string
  readonly value: Value
  /** The label in the bot's own language, where the visitor saw another. */
  readonly original?: Value
  /** What the session keeps beside the value: a calendar's `{ date, timeSlotSelected, timeZone? }`, a file's `{ url }`. */
  readonly detail?: Value
}

/** How a node is left. `handle` is one of the node's exits; null is the plain way on. */
export interface NodeOutput {
  readonly handle: string | null
  /** An answer that no visitor gave, such as the reply of a webhook. */
  readonly answer?: Answer
  /** Custom variables to store. */
  readonly set?: Readonly<Record<string, Value>>
  /** The node to go on to instead of following an edge. */
  readonly goTo?: string
  /** The flow ends here, whatever edges there are; a sub-flow goes back to the step that plays it. */
  readonly end?: boolean
  /** In a sub-flow, that is over, and the bot goes on behind the step that plays it; elsewhere it counts for nothing. */
  readonly goBack?: boolean
  /** The sub-flow of this node is played, with these values to begin with, before the node is left. */
  readonly enter?: Readonly<Record<string, NamedValue>>
  /** What the owner should know, told before anything is stored. */
  readonly problems?: readonly NodeProblem[]
}

/** Something that went wrong, of which the visitor sees nothing. */
export interface NodeProblem {
  readonly type: 'node.problem'
  readonly code: ProblemCode
  readonly message: string
  readonly detail?: string
}

/** What a node's machine may emit while it runs. */
export type NodeEmitted =
  /** The bot is about to say something. */
  | { type: 'node.typing' }
  /** `isCorrection`: it says what is wrong with the answer that was just refused. */
  | { type: 'node.say'; content: Content; isCorrection?: true }
  /** What has arrived so far of a text that is still being said; `node.say` follows with the whole, or '' takes it back. */
  | { type: 'node.stream'; text: string; html?: string }
  /** The visitor's turn; emitted again after a refused answer. */
  | { type: 'node.ask'; prompt: Prompt }
  /** What was asked is asked no longer. */
  | { type: 'node.unask' }
  /** An answer has been accepted: `message` is recorded and becomes the visitor's bubble, `shown` in place of it; `picked` are the ids of the options in it, `right` those that would have been right where the bot tells. Without `answer` it is no answer of the session, only said. `isUnderWay`: it goes to an agent, and `node.arrived` follows. */
  | {
      type: 'node.reply'
      message: string
      shown?: string
      answer?: Answer
      visitor?: VisitorField
      picked?: readonly string[]
      right?: readonly string[]
      isUnderWay?: true
    }
  /** What has been under way the longest is in the thread, under this number; without one it was refused. */
  | { type: 'node.arrived'; number?: number }
  /** An answer that no visitor gave is there; it and variables made of it are stored before anything is said about it. */
  | { type: 'node.store'; answer: Answer; set?: NodeOutput['set'] }
  /** The conversation goes on while this node finishes in the background; its output's handle is then ignored. */
  | { type: 'node.leave'; handle: string | null }
  /** Time has passed as the bot wants it: what follows is no runaway loop (decision 14). */
  | { type: 'node.rest' }
  /** A person should take over (decision 31). Once the node is done, its visit goes on by the chart of the live desk. */
  | { type: 'node.handover' }
  | NodeProblem

/** What a node's machine accepts. */
export type NodeEvent = { type: 'answer'; value: AnswerInput }

/**
 * A node's statechart, whatever its inside: a machine of XState fits. What it puts out and emits is fixed. The types of
 * XState itself are not named, because some settings of a page's compiler refuse them.
 */
export interface NodeMachine {
  // biome-ignore-start lint/suspicious/noExplicitAny: the inside of a chart is private; `unknown` does not fit XState's variance
  transition(snapshot: any, event: any, scope: any): NodeSnapshot
  getInitialSnapshot(scope: any, input?: any): NodeSnapshot
  getPersistedSnapshot(snapshot: any, options?: unknown): any
  // biome-ignore-end lint/suspicious/noExplicitAny: see above
  readonly _out_TEmitted?: NodeEmitted
}

/** How far a node's statechart is. */
type NodeSnapshot =
  | { status: 'active' | 'stopped'; output: undefined; error: undefined }
  | { status: 'done'; output: NodeOutput; error: undefined }
  | { status: 'error'; output: undefined; error: unknown }
