import type { GenericSchema, InferOutput } from 'valibot'
import { isRecord } from '../bot/fields.js'
import type { NodeMachine } from './contract.js'

/** A way out of a node: the handle of a branch, or null for the plain way on. */
export type Exit = string | null

/** Which sub-flow a node plays, and under which names its caller keeps what that gives back. */
export interface SubFlowCall {
  readonly id: string
  readonly version: number
  /** Names of the caller's variables by the names of the sub-flow's outputs. */
  readonly outputs: Readonly<Record<string, string>>
}

/** What a folder in `runtime/nodes/` says about its node type. */
export interface NodeSpec<Type extends string, Schema extends GenericSchema> {
  /** The folder's name; bots may write it with `-node` behind it. */
  readonly type: Type
  /** Older or alternative names, without `-node`. */
  readonly aliases?: readonly string[]
  /** The data's shape and defaults; accepts every input, `{}` included. */
  readonly schema: Schema
  /** Called once, when the first node of the type is entered. */
  readonly machine: () => NodeMachine
  /** Every way out of a node with this data. Without null among them, the node branches. Default: the plain way on alone. */
  readonly exits?: (data: InferOutput<Schema>) => readonly Exit[]
  /** The names under which an edge may carry a handle, in the order they are tried. Default: the handle, then `source-<handle>`. */
  readonly edgeNames?: (
    handle: string,
    data: InferOutput<Schema>,
    edges: ReadonlySet<string>,
  ) => readonly string[]
  /** It branches: without a branch to take it goes on by a plain edge alone, not by whatever edge there is (decision 46). */
  readonly branches?: boolean
  /** Its data has a field `type` that is no node type, such as `file` for an input (decision 2). */
  readonly ownTypeField?: boolean
  /** The names under which a node with this data and id can store a value (decision 67). Default: its `answerVariable`. */
  readonly sets?: (data: InferOutput<Schema>, nodeId: string) => readonly string[]
  /** Of these names, those that keep an e-mail address which the visitor was asked for (decision 71). Default: none. */
  readonly keepsEmail?: (data: InferOutput<Schema>, nodeId: string) => readonly string[]
  /**
   * The names whose values the call of a node is made with (decision 75), by its data as it stands in the bot. Default, and
   * where it is undefined: all that there are.
   */
  readonly inputs?: (data: Readonly<Record<string, unknown>>) => readonly string[] | undefined
  /** The sub-flow that a node with this data plays. Default: none. */
  readonly plays?: (data: InferOutput<Schema>) => SubFlowCall
  /** The step by which a node with this data has words understood that name no option, wherever the flow asks. Default: none. */
  readonly hears?: (data: InferOutput<Schema>) => string | undefined
}

/** A node type as the registry holds it: the data's type is forgotten, and its schema parses at the edge. */
export interface NodeDefinition<Type extends string = string> {
  readonly type: Type
  readonly aliases: readonly string[]
  readonly schema: GenericSchema
  readonly machine: () => NodeMachine
  readonly exits: (data: never) => readonly Exit[]
  readonly edgeNames: (handle: string, data: never, edges: ReadonlySet<string>) => readonly string[]
  readonly branches: boolean
  readonly ownTypeField: boolean
  readonly sets: (data: never, nodeId: string) => readonly string[]
  readonly keepsEmail: (data: never, nodeId: string) => readonly string[]
  readonly inputs: (data: Readonly<Record<string, unknown>>) => readonly string[] | undefined
  readonly plays?: (data: never) => SubFlowCall
  readonly hears?: (data: never) => string | undefined
}

const plainEdgeNames = (handle: string) => [handle, `source-${handle}`]

const answerVariable = (data: unknown) =>
  isRecord(data) && typeof data.answerVariable === 'string' ? [data.answerVariable] : []

/** Declares a node type; `runtime/nodes/common.ts` and `rare.ts` list them. */
export function defineNode<const Type extends string, const Schema extends GenericSchema>(
  spec: NodeSpec<Type, Schema>,
): NodeDefinition<Type> {
  let made: NodeMachine | undefined
  return {
    aliases: [],
    exits: () => [null],
    edgeNames: plainEdgeNames,
    branches: false,
    ownTypeField: false,
    sets: answerVariable,
    keepsEmail: () => [],
    inputs: () => undefined,
    ...spec,
    machine: () => {
      made ??= spec.machine()
      return made
    },
  }
}
