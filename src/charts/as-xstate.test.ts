import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as xstate from 'xstate'
import { registry } from '../../runtime/nodes/index.js'
import { windowMachine } from '../widget/window.machine.js'
import * as own from './index.js'

// The two are driven through the part of XState's interface that our charts use; its types are too narrow for charts
// that are made twice.
interface Interpreter {
  setup(names: object): { createMachine(config: object): object }
  createActor(chart: object, options?: object): Driven
  assign(change: unknown): unknown
  emit(event: unknown): unknown
  sendTo(id: string, event: unknown): unknown
  enqueueActions(collect: (args: never, params: unknown) => void): unknown
  fromCallback(begin: (args: never) => unknown): unknown
  fromPromise(begin: (args: never) => unknown): unknown
}

interface Driven {
  start(): void
  stop(): void
  send(event: object): void
  on(type: string, listener: (event: object) => void): { unsubscribe(): void }
  subscribe(observer: object | ((snapshot: Seen) => void)): { unsubscribe(): void }
  getSnapshot(): Seen
}

interface Seen {
  readonly status: string
  readonly value: unknown
  readonly context: Record<string, unknown>
  readonly output: unknown
}

const interpreters = { own, xstate } as unknown as Record<'own' | 'xstate', Interpreter>

type Log = (...words: unknown[]) => void
type MakeChart = (by: Interpreter, log: Log) => object

interface Args {
  context: { count: number; result?: unknown }
  event: { type: string; by?: number; output?: unknown; error?: unknown }
  self: { send(event: object): void }
}

const noted =
  (log: Log, word: string) =>
  ({ context, event }: Args, params: unknown) =>
    log(word, context.count, event.by, params)

/** Nested states, guards, delays, eventless ways, parameters, ends inside and outside. */
const oven: MakeChart = (by, log) =>
  by
    .setup({
      actions: {
        enter: noted(log, 'enter'),
        leave: noted(log, 'leave'),
        on: noted(log, 'on'),
        add: by.assign({ count: ({ context, event }: Args) => context.count + (event.by ?? 1) }),
        double: by.assign(({ context }: Args, factor: unknown) => ({
          count: context.count * Number(factor ?? 2),
        })),
        tell: by.emit(({ context }: Args) => ({ type: 'told', count: context.count })),
        tellTwice: by.enqueueActions((({ context, enqueue }: never) => {
          const add = enqueue as Record<'emit' | 'assign', (value: object) => void>
          const { count } = context as { count: number }
          add.emit({ type: 'first', count })
          add.assign({ count: count + 1 })
          add.emit({ type: 'second', count })
        }) as never),
      },
      guards: {
        isHot: ({ context }: Args) => context.count > 3,
        isCold: ({ context }: Args) => context.count < 0,
      },
      delays: { soon: 50, later: ({ context }: Args) => 100 + context.count },
    })
    .createMachine({
      id: 'oven',
      context: ({ input }: { input: { count: number } }) => ({ count: input.count }),
      initial: 'off',
      entry: 'enter',
      exit: 'leave',
      output: ({ context }: Args) => ({ total: context.count }),
      on: { unplug: { target: '.unplugged', actions: 'tell' }, ask: { actions: ['tell', 'tellTwice'] } },
      states: {
        off: { entry: ['enter', 'tell'], exit: 'leave', on: { press: { target: 'on', actions: 'add' } } },
        on: {
          initial: 'warming',
          entry: { type: 'on', params: 7 },
          exit: ['leave', 'tellTwice'],
          after: { later: { target: 'off', actions: { type: 'double', params: 3 } } },
          on: { press: 'off', again: 'on', within: { target: '.warming', actions: 'tell' } },
          onDone: { target: 'off', actions: ['add', 'tell'] },
          states: {
            warming: {
              entry: 'tell',
              always: [
                { guard: 'isHot', target: 'hot', actions: 'add' },
                { guard: 'isCold', target: '#lost' },
              ],
              after: { soon: { actions: 'add' }, 80: 'hot' },
              on: {
                press: { guard: 'isHot', actions: 'add' },
                heat: [{ guard: 'isHot', target: 'hot' }, { actions: 'add' }],
              },
            },
            hot: {
              exit: noted(log, 'cooled'),
              on: {
                finish: 'finished',
                cool: { target: 'warming', actions: ({ context }: Args) => log('cool', context.count) },
              },
            },
            finished: { type: 'final', entry: 'tell' },
          },
        },
        lost: { id: 'lost', entry: ({ self }: Args) => self.send({ type: 'press' }), on: { press: 'off' } },
        unplugged: { type: 'final', entry: 'tell' },
      },
    })

/** Children: one that listens, one that promises; their ends and their failures. */
const call: MakeChart = (by, log) =>
  by
    .setup({
      actors: {
        listener: by.fromCallback((({ input, sendBack, receive }: never) => {
          log('listens', input)
          const tell = sendBack as (event: object) => void
          const hear = receive as (listener: (event: Args['event']) => void) => void
          tell({ type: 'hello' })
          hear(event => {
            log('heard', event.type)
            tell({ type: 'echo', by: 5 })
          })
          return () => log('deaf')
        }) as never),
        promise: by.fromPromise((({ input, signal }: never) => {
          const { count } = input as { count: number }
          log('promises', count)
          ;(signal as AbortSignal).addEventListener('abort', () => log('aborted'))
          return count % 2 ? Promise.reject(new Error(`odd ${count}`)) : Promise.resolve(`even ${count}`)
        }) as never),
        broken: by.fromCallback((() => {
          throw new Error('broken')
        }) as never),
      },
      actions: {
        note: ({ context, event }: Args) => log('note', context, event.output, String(event.error)),
        keep: by.assign({ result: ({ event }: Args) => event.output }),
        count: by.assign({ count: ({ context, event }: Args) => context.count + (event.by ?? 1) }),
        pass: by.sendTo('ear', { type: 'passed' }),
        tell: by.emit({ type: 'told' }),
      },
      guards: {},
    })
    .createMachine({
      context: ({ input }: { input: { count: number } }) => ({ count: input.count }),
      initial: 'listening',
      on: {
        fail: '.failing',
        finish: '.finished',
        throw: {
          actions: () => {
            throw new Error('thrown')
          },
        },
      },
      states: {
        listening: {
          entry: ['tell'],
          invoke: { id: 'ear', src: 'listener', input: ({ context }: Args) => context.count },
          on: {
            hello: { actions: ['tell', 'count'] },
            echo: { actions: 'count' },
            press: { actions: 'pass' },
            again: 'calling',
          },
        },
        calling: {
          invoke: {
            src: 'promise',
            input: ({ context }: Args) => context,
            onDone: { target: 'answered', actions: ['keep', 'note'] },
            onError: { target: 'listening', actions: ['count', 'note'] },
          },
          on: { press: 'listening', again: 'calling' },
        },
        answered: { entry: 'note', on: { press: 'listening', again: 'calling' } },
        failing: { invoke: { src: 'broken' }, on: { press: 'listening' } },
        finished: { type: 'final' },
      },
    })

type Deed = string | number | 'stop'

async function play(make: MakeChart, by: Interpreter, count: number, deeds: readonly Deed[]) {
  const lines: unknown[][] = []
  const log: Log = (...words) => void lines.push(structuredClone(words))
  const actor = by.createActor(make(by, log), { input: { count } })
  const see = ({ status, value, context, output }: Seen) => log(status, value, context, output)
  actor.on('*', event => {
    log('event', event)
    if ('count' in event && event.count === 2) actor.send({ type: 'heat' })
  })
  actor.on('told', event => log('told', event))
  actor.subscribe({ next: see, error: () => log('failed') })
  actor.subscribe({
    complete: () => log('complete', actor.getSnapshot().output),
    error: (error: Error) => log(error.message),
  })
  actor.send({ type: 'press' })
  actor.start()
  for (const deed of deeds) {
    if (deed === 'stop') actor.stop()
    else if (typeof deed === 'string') actor.send({ type: deed, by: 2 })
    else await vi.advanceTimersByTimeAsync(deed)
    see(actor.getSnapshot())
  }
  await vi.advanceTimersByTimeAsync(1_000)
  actor.stop()
  log('timers', vi.getTimerCount())
  // XState lets the children of an actor that failed go on.
  const hasFailed = lines.some(([word]) => word === 'failed')
  return lines.filter(([word]) => !(hasFailed && (word === 'deaf' || word === 'aborted')))
}

beforeEach(() => {
  vi.useFakeTimers()
  // XState warns of every event that comes too late.
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe.each([
  [
    'nested states, delays and ends',
    oven,
    ['press', 'again', 'within', 'heat', 'finish', 'cool', 'ask', 'unplug', 'stop', 30, 60, 90, 200],
  ],
  ['children, answers and failures', call, ['press', 'again', 'fail', 'finish', 'throw', 'stop', 0, 10]],
] as const)('a chart with %s', (_, make, deeds) => {
  test('runs as it does in XState, whatever happens to it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -3, max: 5 }),
        fc.array(fc.constantFrom<Deed>(...deeds), { maxLength: 20 }),
        async (count, happening) => {
          const expected = await play(make, interpreters.xstate, count, happening)
          expect(await play(make, interpreters.own, count, happening)).toEqual(expected)
        },
      ),
      { numRuns: process.env.TALKGRAPH_LONG ? 10_000 : 500 },
    )
  }, 120_000)
})

const known = new Set(
  'actions after always context entry exit guard id initial input invoke on onDone onError output params src states target type'.split(
    ' ',
  ),
)

test.each([
  ...registry.definitions.map(node => [node.type, node.machine()] as const),
  ['window', windowMachine] as const,
])('the chart of %s uses nothing that only XState has', (_, chart) => {
  expect(unknownKeys(chart.config)).toEqual([])
})

/** The words of a chart that the interpreter does not know; names that a chart gives itself are passed over. */
function unknownKeys(value: unknown, isNames = false): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(item => unknownKeys(item))
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isNames || known.has(key) || inner === undefined ? [] : [key]),
    ...(isNames && key.includes('*') ? [key] : []),
    ...(['context', 'params', 'output'].includes(key)
      ? []
      : unknownKeys(inner, !isNames && ['states', 'on', 'after'].includes(key))),
  ])
}
