import type { FakeAnswers } from '../flow/flow-test.js'
import type { BotTexts } from '../node/bot-texts.js'
import type { CallOutcome, Device, Env, StepCall } from '../node/env.js'
import type { Value } from '../session/values.js'
import { typedWords } from '../validate/typed-words.js'
import { createVirtualClock, type VirtualClock } from './virtual-clock.js'

/** An environment without time, network or chance of its own. */
export interface FakeEnv extends Env {
  readonly clock: VirtualClock
  /** The calls made so far. */
  readonly calls: readonly StepCall[]
  /** Lets every call that has been made bring its answer; at once when there is none. */
  settle(): Promise<void>
}

/** More turns of the promise queue than an answer takes to reach the node that called. */
const turnsOfAnAnswer = 10

/** Makes a fake environment; a call that `fetch` does not map fails and never goes out (decision 51). */
export function createFakeEnv(
  options: {
    now?: number
    seed?: number
    typingDelay?: number
    fetch?: FakeAnswers
    timeZone?: string
    locale?: string
    device?: Device
    texts?: BotTexts
  } = {},
): FakeEnv {
  const calls: StepCall[] = []
  let settled = 0
  return {
    clock: createVirtualClock(options.now ?? 0),
    random: seededRandom(options.seed ?? 1),
    visitor: () => String(options.seed ?? 1),
    typingDelay: options.typingDelay ?? 700,
    timeZone: options.timeZone ?? 'UTC',
    locale: options.locale ?? 'en',
    texts: options.texts,
    device: options.device,
    typed: typedWords,
    calls,
    async settle() {
      // One answer may lead to the next call.
      while (settled < calls.length) {
        settled = calls.length
        for (let turn = 0; turn < turnsOfAnAnswer; turn++) await Promise.resolve()
      }
    },
    call(call) {
      calls.push(call)
      return Promise.resolve(bookedBy(call) ?? answerTo(call, options.fetch ?? {}))
    },
  }
}

/** Any time that is asked for is given, as nobody else books here; which times there are is mapped, or left to the hours. */
function bookedBy({ step, nodeId, input }: StepCall): CallOutcome | undefined {
  if (step !== 'booking') return undefined
  const ask = fieldOf(input, 'ask')
  if (ask === 'hold') return { ok: true, status: 200, body: { holdId: `hold-${nodeId}` } }
  if (ask === 'book') return { ok: true, status: 200, body: { bookingId: `booking-${nodeId}` } }
  return undefined
}

function answerTo({ transcript, nodeId, isWhole }: StepCall, answers: FakeAnswers): CallOutcome {
  const answer = Object.hasOwn(answers, nodeId) ? answers[nodeId] : undefined
  if (!answer)
    return {
      ok: false,
      code: 'CALL_FAILED',
      message: `no answer is mapped for the node "${nodeId}"`,
    }
  if (answer.status < 200 || answer.status > 299) {
    return { ok: false, code: 'CALL_FAILED', message: `HTTP error! status: ${answer.status}` }
  }
  const body = answer.json === undefined ? (answer.text ?? '') : answer.json
  const said = transcript && !isWhole ? replyIn(body) : body
  return said === undefined
    ? { ok: false, code: 'CALL_FAILED', message: 'the answer holds no reply' }
    : { ok: true, status: answer.status, body: said }
}

/** The reply in a provider's chat completion as it comes, or the reply by itself. */
function replyIn(body: Value): string | undefined {
  const reply =
    typeof body === 'string'
      ? body
      : ['choices', '0', 'message', 'content'].reduce<unknown>(fieldOf, body)
  return typeof reply === 'string' ? reply : undefined
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** A repeatable source of chance (mulberry32): numbers from 0 up to, but not including, 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
