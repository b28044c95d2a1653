import type { GenericSchema, InferOutput } from 'valibot'
import type { Exit } from '../../node/define-node.js'
import type { NodeType } from '../../nodes/index.js'
import type { Names } from './names.js'
import type { Texts } from './texts.js'

/** Where a way of a step leads. */
export type Target =
  /** To what follows the block. */
  | 'on'
  /** To another step of the same block, counted from 0. */
  | { readonly step: number }
  /** Where the way of one of the block’s items leads; nowhere where it has none. */
  | { readonly item: string; readonly path?: string; readonly outgoingEdgeId: string }

/** A way on from a step. */
export interface ImportedWay {
  readonly handle: Exit
  readonly to: Target
}

/** A step that a block becomes, or a part of it. Without ways it leads to the block’s next step, and the last one on. */
export interface ImportedStep {
  readonly type: NodeType
  readonly data: Readonly<Record<string, unknown>>
  readonly ways?: readonly ImportedWay[]
}

/** What a block becomes: its steps, the first of which is where it begins, or why there are none. */
export type Converted = readonly ImportedStep[] | { readonly none: string }

/** What a linked bot becomes. */
export type Link =
  /** A sub-flow of this bot, with the variables that both have. */
  | { readonly subFlowId: string; readonly names: readonly string[] }
  /** A place in this bot. */
  | { readonly place: string }
  | { readonly none: string }

/** What a block is taken in with. */
export interface BlockContext extends Texts {
  readonly names: Names
  /** Says what the block loses. */
  readonly loss: (reason: string) => void
  /** The names that keep an e-mail address which the visitor was asked for. */
  readonly emails: ReadonlySet<string>
  /** The names that a question of the bot sets. */
  readonly answered: ReadonlySet<string>
  /** The id of the step at which a block, or the first one of a group, begins; undefined where there is none. */
  readonly placeOf: (groupId: string, blockId: string) => string | undefined
  /** What the bot becomes that a block links to. */
  readonly link: (typebotId: string, groupId: string) => Link
  /** Is it a bot that another one plays? */
  readonly isLinked: boolean
  /** Does anything follow the block? */
  readonly isFollowed: boolean
}

/** How the blocks of one type are taken in; its texts make its row in docs/studio/import.md. */
export interface BlockSpec<Schema extends GenericSchema> {
  /** What Typebot calls the type in its files, and other types that are alike. */
  readonly types: readonly [string, ...string[]]
  /** What Typebot calls it for people. */
  readonly title: string
  /** The types of step that it may become; empty where it has no counterpart. */
  readonly becomes: readonly NodeType[]
  /** What of it is told as a loss, or why there is no counterpart; empty where all of it comes along. */
  readonly told: string
  /** Reads a block; accepts every input. */
  readonly schema: Schema
  readonly convert: (block: InferOutput<Schema>, context: BlockContext) => Converted
}

/** One type of block, as all that take it in see it. */
export interface BlockImport
  extends Pick<BlockSpec<GenericSchema>, 'types' | 'title' | 'becomes' | 'told'> {
  readonly convert: (given: unknown, context: BlockContext) => Converted
}
