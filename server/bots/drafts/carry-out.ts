import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import {
  applyOperation,
  type Draft,
  isRefusal,
  type Operation,
  operationSchema,
  type Refusal,
} from '../../../runtime/draft/index.js'
import { typeOfStep } from '../../../runtime/draft/steps.js'
import { isField, isReadable, wantedOf } from '../../../themes/index.js'
import type { Sealing } from '../../platform/sealing/sealing.js'
import { strangerMessage } from '../../platform/sealing/secrets.js'
import { takeInChange } from '../../platform/sealing/take-in.js'
import type { DraftRefusal, SealedSecret } from '../../store/index.js'

/** An operation as a client sends it; nothing but its id is known of it. */
export type SentOperation = { readonly id: string } & Readonly<Record<string, unknown>>

/** What has become of operations, and of the draft. */
export interface CarriedOut {
  readonly draft: Draft
  /** Those that are new and accepted, as they are stored. */
  readonly operations: readonly { readonly id: string; readonly operation: string }[]
  /** Those that are new and refused. */
  readonly newlyRefused: readonly DraftRefusal[]
  /** What they bring of secrets, sealed. */
  readonly secrets: readonly SealedSecret[]
  /** The answer to the client, in its order. */
  readonly accepted: readonly string[]
  readonly refused: readonly DraftRefusal[]
}

/** What became of operations that came earlier. */
interface Earlier {
  readonly accepted: ReadonlySet<string>
  readonly refused: ReadonlyMap<string, DraftRefusal>
}

/** What operations meet in a bot: how they bring secrets, and what is not taken. */
export interface Surroundings {
  readonly sealing: Sealing
  /** Those of the account that the operations refer to. */
  readonly known: ReadonlySet<string>
  /** Why an operation is refused in this bot though it can be carried out; undefined where it is not. */
  readonly refuse?: (operation: Operation) => string | undefined
}

const longestMessage = 500
/** Letters of an operation on one field, as JSON. */
const longestOperation = 256_000

/** Milliseconds after which others have their turn: many operations on a large bot take seconds. */
const atOnce = 15

/** Carries out operations in order; one that came before has the answer that it had, and changes nothing. */
export async function carryOut(
  draft: Draft,
  sent: readonly SentOperation[],
  earlier: Earlier,
  account: Surroundings,
): Promise<CarriedOut> {
  const secrets: SealedSecret[] = []
  const operations: { id: string; operation: string }[] = []
  const newlyRefused: DraftRefusal[] = []
  const accepted: string[] = []
  const refused: DraftRefusal[] = []
  let now = draft
  const seen = new Set<string>()
  let begun = performance.now()
  for (const operation of sent) {
    if (performance.now() - begun > atOnce) {
      await setImmediate()
      begun = performance.now()
    }
    const { id } = operation
    if (seen.has(id)) continue
    seen.add(id)
    const refusal = earlier.refused.get(id)
    if (earlier.accepted.has(id)) accepted.push(id)
    else if (refusal) refused.push(refusal)
    else {
      const result = apply(now, operation, account)
      if ('code' in result) {
        const why = { id, code: result.code, message: storable(result.message) }
        newlyRefused.push(why)
        refused.push(why)
      } else {
        now = result.draft
        operations.push({ id, operation: JSON.stringify(result.operation) })
        secrets.push(...result.secrets)
        accepted.push(id)
      }
    }
  }
  return { draft: now, operations, newlyRefused, secrets, accepted, refused }
}

/** Carries one operation out as it is to be stored: with references in place of its secrets. */
function apply(draft: Draft, sent: SentOperation, { sealing, known, refuse }: Surroundings) {
  const tooLong = isWhole(sent) ? undefined : lengthBeyond(sent)
  if (tooLong) return { code: 'TOO_LARGE', message: tooLong } satisfies Refusal
  const read = v.safeParse(operationSchema, sent)
  // Why it cannot be read is said where operations are carried out.
  if (!read.success) return refusalOf(applyOperation(draft, sent))
  const unreadable = unreadableLook(read.output) ?? refuse?.(read.output)
  if (unreadable) return { code: 'VALUE_INVALID', message: unreadable } satisfies Refusal
  const {
    value: operation,
    secrets,
    references,
  } = takeInChange(typesIn(draft), read.output, sealing)
  const stranger = references.find(({ id }) => !known.has(id))
  if (stranger)
    return { code: 'VALUE_INVALID', message: strangerMessage(stranger) } satisfies Refusal
  const result = applyOperation(draft, operation)
  return isRefusal(result) ? result : { draft: result, operation, secrets }
}

/** Whether it brings a whole bot, which is as large as a bot: this one, or a sub-flow that it carries. */
function isWhole({ op, path }: SentOperation): boolean {
  return op === 'replace' || (op === 'bot' && Array.isArray(path) && path[0] === 'subFlows')
}

function lengthBeyond(sent: SentOperation): string | undefined {
  const { length } = JSON.stringify(sent)
  if (length <= longestOperation) return undefined
  return `An operation has at most ${longestOperation} letters, and this one has ${length}.`
}

/** Why a look cannot be written; undefined where it can. Whole files are taken as they are, and lint tells of theirs. */
function unreadableLook(operation: Operation): string | undefined {
  if (operation.op !== 'bot' || operation.path[0] !== 'customizations') return undefined
  const [, name] = operation.path
  const { value } = operation
  const written =
    name === undefined ? Object.entries(Object(value)) : [[String(name), value] as const]
  const [fault] = written.flatMap(([look, each]) =>
    each === undefined || each === null || !isField(look) || isReadable(look, each) ? [] : [look],
  )
  return fault && `${fault} cannot be read. ${wantedOf(fault)}`
}

const typesIn =
  ({ elements: [{ nodes }] }: Draft) =>
  (nodeId: string) => {
    const node = nodes.find(({ id }) => id === nodeId)
    return node && typeOfStep(node)
  }

function refusalOf(result: Draft | Refusal): Refusal {
  if (isRefusal(result)) return result
  throw new Error('An operation was carried out that cannot be read.')
}

/** A message names what was sent, which may be long, and hold what PostgreSQL refuses. */
function storable(message: string): string {
  return message.slice(0, longestMessage).replace(/\0|\p{Surrogate}/gu, '\uFFFD')
}
