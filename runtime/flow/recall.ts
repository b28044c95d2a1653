import type { FlowNode } from '../bot/flow.js'
import type { NodeDefinition } from '../node/define-node.js'
import type { CancelSignal, Env, StepCall } from '../node/env.js'
import type { Session } from '../session/session.js'
import type { MadeCall } from '../session/way-back.js'
import { inputsOf } from './call-inputs.js'

type Call = Env['call']

/** The calls of a conversation in which answers can be changed. */
export interface Recall {
  /** The same call, which brings what it brought before the visitor went back. */
  over(call: Call, node: FlowNode, definition: NodeDefinition): Call
  /** Breaks off the calls that are under way. */
  stop(): void
}

/**
 * Keeps what calls bring, so that a step that the visitor goes over again calls only if its inputs have changed (decision
 * 75). A call outlives the visit that made it: going back does not undo that it was made.
 */
export function createRecall(session: Session): Recall {
  const { wayBack } = session
  const underWay = new Map<MadeCall, ReturnType<Call>>()
  const signal = createSignal()

  return {
    stop: signal.abort,
    over(call, node, definition) {
      if (!wayBack) return call
      return (made, itsOwn, onText) =>
        made.isFresh
          ? call(made, itsOwn, onText)
          : callOnce(
              call,
              made,
              { nodeId: node.id, inputs: inputsOf(made, node, definition) },
              onText,
            )
    },
  }

  async function callOnce(
    make: Call,
    call: StepCall,
    made: MadeCall,
    onText?: Parameters<Call>[2],
  ) {
    const { undone = [], calls } = wayBack ?? {}
    const index = undone.findIndex(
      ({ nodeId, inputs }) => nodeId === made.nodeId && inputs === made.inputs,
    )
    const [known] = index < 0 ? [] : undone.splice(index, 1)
    calls?.push(known ?? made)
    const before = known && (known.outcome ?? (await underWay.get(known)))
    if (before?.ok) return before
    const outcome = make(call, signal, onText)
    underWay.set(known ?? made, outcome)
    return keep(known ?? made, await outcome)
  }

  function keep(made: MadeCall, outcome: Awaited<ReturnType<Call>>) {
    underWay.delete(made)
    if (outcome.ok) made.outcome = outcome
    return outcome
  }
}

function createSignal(): CancelSignal & { abort(): void } {
  const listeners: (() => void)[] = []
  let aborted = false
  return {
    get aborted() {
      return aborted
    },
    addEventListener: (_, listener) => void listeners.push(listener),
    abort() {
      aborted = true
      for (const listener of listeners) listener()
    },
  }
}
