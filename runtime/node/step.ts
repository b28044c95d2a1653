import * as v from 'valibot'
import type { SecretReference } from '../bot/fields.js'
import { changeSecrets } from '../bot/secrets.js'
import { type FindText, type NodeData, translate } from '../bot/translate.js'
import type { AnyFieldForms, FieldForms } from './field-form.js'
import type { ServerHalf } from './form.js'
import type { DeskTerms } from './live-desk.js'
import type { OpenSecrets, StepNeed, StepOutcome, StepTools } from './step-tools.js'

// A step that the server runs says here what it is. The runtime has no network, no disk and no mail: a step declares what
// it needs, and the server supplies it. No visitor's bundle carries any of this.

/** What comes with a step from where the flow is played: what is known by name, the conversation beside it, or a file. */
type StepIntake = 'values' | 'conversation' | 'file'

/** What a handover to people says to the live desk (decision 31). */
export interface DeskPlan {
  readonly terms: DeskTerms
  /** The names under which the answers to its questions are kept. */
  readonly names: readonly string[]
  readonly wait: {
    /** 0: until somebody comes. */
    readonly minutes: number
    readonly priority: 'low' | 'normal' | 'high'
    /** The agents whom it names. */
    readonly agents: readonly string[]
  }
}

type Schema = v.GenericSchema<unknown, NodeData>

/** Data whose secrets are texts. */
type Opened<Value> = Value extends SecretReference
  ? never
  : Value extends string
    ? Value
    : Value extends readonly (infer Entry)[]
      ? Opened<Entry>[]
      : Value extends object
        ? { [Name in keyof Value]: Opened<Value[Name]> }
        : Value

/** What `<type>.server.ts` says about the step that the server runs for its node type. */
export interface StepSpec<Server extends Schema, Public extends Schema, Need extends StepNeed> {
  /** The last part of its address, by which the node's chart asks for it. Default: the node's type. */
  readonly name?: string
  /** What a browser knows of the data too: the node's own schema. */
  readonly publicSchema: Public
  /** What stays on the server. */
  readonly schema: Server
  /** What each field that stays on the server is for people. */
  readonly fields: FieldForms<v.InferOutput<Server>> & AnyFieldForms
  /** Does a node with this data have the step? Default: each does. */
  readonly isFor?: (data: v.InferOutput<Public>) => boolean
  /** Default: values. */
  readonly takes?: StepIntake
  /** What `run` is given; what it needs decides which limits it counts against. */
  readonly needs?: readonly Need[]
  /** Its answer is a text that is shown as it grows. */
  readonly streams?: boolean
  /** Nobody waits for it: it is kept, and made again until it succeeds or is given up. Default: it is run once. */
  readonly isRepeated?: (data: v.InferOutput<Public> & v.InferOutput<Server>) => boolean
  /** Does the owner find it in the list of calls: when it was, how long it took, how it ended? Default: yes. */
  readonly isListed?: boolean
  /** What the log says where it fails. */
  readonly failure?: string
  /** Absent: there is nothing to run. */
  readonly run?: (
    data: v.InferOutput<Public> & Opened<v.InferOutput<Server>>,
    tools: Pick<StepTools, Need>,
  ) => Promise<StepOutcome>
  /** It hands visitors over to people. */
  readonly desk?: (data: v.InferOutput<Server>) => DeskPlan
}

/** A step with its node's data. */
export interface ReadyStep {
  readonly isRepeated: boolean
  /** Without a way to open secrets a step that has some fails. */
  run(tools: StepTools, open?: OpenSecrets): Promise<StepOutcome>
}

/** A step as those see it who serve many: the data's type is forgotten, and its schemas parse at the edge. */
export interface ServerStep<Server extends v.GenericSchema = v.GenericSchema>
  extends ServerHalf<Server> {
  readonly name: string | undefined
  readonly takes: StepIntake
  readonly needs: readonly StepNeed[]
  readonly streams: boolean
  readonly isListed: boolean
  readonly failure: string
  readonly isFor: (data: unknown) => boolean
  /** Reads a node's data, as stored, for any number of runs; absent: there is nothing to run. */
  readonly ready?: (data: unknown) => ReadyStep
  /** Reads a node's data for a handover, its words in another language where they are found; absent: it hands nobody over. */
  readonly desk?: (data: unknown, find?: FindText) => DeskPlan
}

/** Declares the step that the server runs for a node type. */
export function defineStep<
  const Server extends Schema,
  const Public extends Schema,
  const Need extends StepNeed = never,
>(spec: StepSpec<Server, Public, Need>): ServerStep<Server> {
  const { publicSchema, schema, isFor, isRepeated, run, desk, ...said } = spec
  return {
    name: undefined,
    takes: 'values',
    needs: [],
    streams: false,
    isListed: true,
    failure: 'A step failed',
    ...said,
    schema,
    isFor: data => isFor?.(v.parse(publicSchema, data)) ?? true,
    ...(desk && {
      desk(given, find) {
        const data = v.parse(schema, given)
        return desk(find ? v.parse(schema, translate(data, schema, find)) : data)
      },
    }),
    ...(run && {
      ready(given) {
        const shown = v.parse(publicSchema, given)
        const kept = v.parse(schema, given)
        const sealed = referencesIn(schema, kept)
        return {
          isRepeated: isRepeated?.({ ...shown, ...kept }) ?? false,
          async run(tools, open) {
            const texts = sealed.size > 0 ? await open?.([...sealed.keys()]) : none
            const shut = [...sealed].find(([id]) => !texts?.has(id))
            if (!texts || shut) return cannotOpen(shut?.[1])
            return run({ ...shown, ...openAll(schema, kept, texts) }, tools)
          },
        }
      },
    }),
  }
}

const none: ReadonlyMap<string, string> = new Map()

/** The fields with secrets that the server keeps, by their ids. */
function referencesIn(schema: v.GenericSchema, data: NodeData): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  changeSecrets(schema, data, (secret, path) => {
    if (typeof secret !== 'string') found.set(secret.secret, path.join('.'))
    return secret
  })
  return found
}

function openAll<Data extends NodeData>(
  schema: v.GenericSchema,
  data: Data,
  texts: ReadonlyMap<string, string>,
): Opened<Data> {
  const open = (secret: string | SecretReference) =>
    typeof secret === 'string' ? secret : texts.get(secret.secret)
  // Each reference was found among the texts.
  return changeSecrets(schema, data, open) as Opened<Data>
}

const cannotOpen = (field: string | undefined): StepOutcome => ({
  ok: false,
  code: 'CALL_FAILED',
  message: 'A secret of the step cannot be opened. Write it again',
  detail: field,
})
