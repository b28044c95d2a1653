import * as v from 'valibot'
import { createActor } from 'xstate'
import type { FlowNode } from '../bot/flow.js'
import { chartOf } from '../node/chart.js'
import { toTranscriptMessage } from '../node/content.js'
import type { NodeEmitted, NodeOutput } from '../node/contract.js'
import type { NodeDefinition } from '../node/define-node.js'
import type { AnswerInput, Prompt } from '../node/prompt.js'
import { createSession, type Session } from '../session/session.js'
import type { TranscriptMessage } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import { createPatternBudget } from '../validate/pattern/pattern-budget.js'
import { createFakeEnv, type FakeEnv } from './fake-env.js'

/** A node's machine at work by itself, on a virtual clock. */
export interface PlayedNode {
  /** Everything the machine has emitted so far. */
  readonly emitted: readonly NodeEmitted[]
  /** What the bot has said so far, as the transcript has it. */
  readonly said: readonly TranscriptMessage[]
  /** The prompt that waits for an answer; null when nothing is asked. */
  readonly asked: Prompt | null
  /** How the node has been left; null while it is at work. */
  readonly output: NodeOutput | null
  readonly env: FakeEnv
  answer(value: AnswerInput): void
  /** Moves the clock on by `ms` milliseconds, promises included. */
  advance(ms: number): Promise<void>
}

/** Around the node: what is stored, where it runs, and the nodes at the other end of its edges by their handle. */
export interface PlayNodeOptions {
  readonly nodeId?: string
  readonly variables?: Readonly<Record<string, Value>>
  readonly env?: FakeEnv
  readonly neighbours?: Readonly<Record<string, FlowNode>>
}

/** Starts one node with this data; data that the schema does not know falls back to its defaults. */
export function playNode(
  definition: NodeDefinition,
  data: unknown = {},
  options: PlayNodeOptions = {},
): PlayedNode {
  const env = options.env ?? createFakeEnv()
  const variables: Session = createSession({
    botId: '',
    version: '',
    startedAt: 0,
    variables: options.variables,
    locale: env.locale,
  })
  const peek = (handle: string) => options.neighbours?.[handle]
  const emitted: NodeEmitted[] = []
  const said: TranscriptMessage[] = []
  let asked: Prompt | null = null

  const read = v.parse(definition.schema, data)
  const actor = createActor(chartOf(definition.machine()), {
    clock: env.clock,
    input: {
      nodeId: options.nodeId ?? 'node',
      data: read,
      original: read,
      variables,
      env,
      peek,
      patternBudget: createPatternBudget(),
      hear: event => actor.send({ type: 'desk.heard', event }),
      besides: () => variables.besides(options.nodeId ?? 'node'),
    },
  })
  actor.on('*', event => {
    emitted.push(event)
    if (event.type === 'node.say') said.push(toTranscriptMessage(event.content))
    if (event.type === 'node.ask') asked = event.prompt
    if (event.type === 'node.reply') asked = null
  })
  actor.start()

  return {
    emitted,
    said,
    get asked() {
      return asked
    },
    get output() {
      return actor.getSnapshot().output ?? null
    },
    env,
    answer: value => actor.send({ type: 'answer', value }),
    async advance(ms) {
      await env.settle()
      env.clock.advance(ms)
      await env.settle()
    },
  }
}
