import type { Env, StepCall } from 'talkgraph/runtime'

/** What an owner has set for a preview beside the bot. */
export interface Surroundings {
  /** Local date and time at which the preview begins, as a date field gives it; blank is now. */
  readonly startsAt: string
  /** How chance falls. */
  readonly chance: 'any' | 'first' | 'last'
}

/** A call that a step would make, and how it is answered. */
export interface AskedCall {
  readonly nodeId: string
  readonly step: string
  /** Answers with a text, read as JSON where it is some; null is a call that fails. */
  readonly answer: (text: string | null) => void
}

const falls = { any: () => Math.random(), first: () => 0, last: () => 0.999_999 }

/** Surroundings for a preview: nothing is called, the owner answers in place of others. */
export function previewEnv(
  { startsAt, chance }: Surroundings,
  ask: (call: AskedCall | null) => void,
): Partial<Env> {
  const begun = Date.now()
  const offset = startsAt === '' ? 0 : Date.parse(startsAt) - begun || 0
  return {
    clock: {
      setTimeout: (callback, ms) => setTimeout(callback, ms),
      clearTimeout: id => clearTimeout(Number(id)),
      now: () => Date.now() + offset,
    },
    random: falls[chance],
    // A bot may lead its visitor away in the same tab; here that would be the studio's.
    navigate: address => void open(address, '_blank', 'noopener'),
    call: ({ nodeId, step }: StepCall, signal) =>
      new Promise(resolve => {
        ask({
          nodeId,
          step,
          answer(text) {
            ask(null)
            resolve(
              text === null
                ? { ok: false, code: 'CALL_FAILED', message: 'The call failed, as you asked.' }
                : { ok: true, status: 200, body: readAnswer(text) },
            )
          },
        })
        signal.addEventListener('abort', () => ask(null))
      }),
  }
}

function readAnswer(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
