import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import { applyOperation, type Draft, isRefusal, operationSchema } from '../../runtime/draft/index.js'
import type { DraftRefusal } from '../store/index.js'

/** An operation as a client sends it; nothing but its id is known of it. */
export type SentOperation = { readonly id: string } & Readonly<Record<string, unknown>>

/** What has become of operations, and of the draft. */
export interface CarriedOut {
  readonly draft: Draft
  /** Those that are new and accepted, as they are stored. */
  readonly operations: readonly { readonly id: string; readonly operation: string }[]
  /** Those that are new and refused. */
  readonly newlyRefused: readonly DraftRefusal[]
  /** The answer to the client, in its order. */
  readonly accepted: readonly string[]
  readonly refused: readonly DraftRefusal[]
}

/** What became of operations that came earlier. */
interface Earlier {
  readonly accepted: ReadonlySet<string>
  readonly refused: ReadonlyMap<string, DraftRefusal>
}

const longestMessage = 500

/** Milliseconds after which others have their turn: many operations on a large bot take seconds. */
const atOnce = 15

/** Carries out operations in order; one that came before has the answer that it had, and changes nothing. */
export async function carryOut(
  draft: Draft,
  sent: readonly SentOperation[],
  earlier: Earlier,
): Promise<CarriedOut> {
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
      const result = applyOperation(now, operation)
      if (isRefusal(result)) {
        const why = { id, code: result.code, message: storable(result.message) }
        newlyRefused.push(why)
        refused.push(why)
      } else {
        now = result
        operations.push({ id, operation: JSON.stringify(v.parse(operationSchema, operation)) })
        accepted.push(id)
      }
    }
  }
  return { draft: now, operations, newlyRefused, accepted, refused }
}

/** A message names what was sent, which may be long, and hold what PostgreSQL refuses. */
function storable(message: string): string {
  return message.slice(0, longestMessage).replace(/\0|\p{Surrogate}/gu, '\uFFFD')
}
