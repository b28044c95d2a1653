import type { CallOutcome, Env } from 'talkgraph/runtime'
import { createStore, type Store } from '#store/store.js'
import type { StepAnswer, StepAnswers } from './step-answers.js'

/** What came of a call in a preview. */
export interface PreviewCall {
  readonly id: number
  readonly nodeId: string
  /** The name of the step that the server runs. */
  readonly step: string
  /**
   * `asked`: it waits for an answer to be typed. `running`: it is out. `called`: it was made. `last`, `typed`: it was not,
   * and the step's last answer or what was typed was used. `unsent`: a mail that nobody gets.
   */
  readonly state: 'asked' | 'running' | 'called' | 'last' | 'typed' | 'unsent'
  /** What the other side answered, where it did. */
  readonly status?: number
  /** Why it failed; absent while it runs, and where it did not. */
  readonly failure?: string
}

/** What is shown of them. */
interface ShownCalls {
  readonly calls: readonly PreviewCall[]
  /** Do calls go out? */
  readonly isOut: boolean
}

/** The calls of a preview. */
export interface PreviewCalls {
  readonly shown: Pick<Store<ShownCalls>, 'get' | 'subscribe'>
  /** Stands in for the way to the server. */
  readonly call: Env['call']
  /** Lets calls go out, those too that wait for an answer, or no longer. */
  readonly letOut: (isOut: boolean) => void
  /** Answers a call that waits, and the step's next ones. */
  readonly answer: (id: number, answer: StepAnswer) => void
  /** What the calls of this conversation came to: the last of each step. */
  readonly outcomes: () => ReadonlyMap<string, CallOutcome>
  /** Forgets what is listed, and what came of it. */
  readonly clear: () => void
}

/** How many calls are listed. */
const most = 20
const mail = 'email'
/** It books nothing for who draws the bot, so that it is asked in any case. */
const booking = 'booking'

/** Answers the calls of a preview: on the server where `letOut`, else as they were answered last, else by what is typed. */
export function createPreviewCalls(tryOut: Env['call'], answers: StepAnswers): PreviewCalls {
  const shown = createStore<ShownCalls>({ calls: [], isOut: false })
  const waiting = new Map<
    number,
    { readonly goOut: () => void; readonly use: (answer: StepAnswer) => void }
  >()
  const outcomes = new Map<string, CallOutcome>()
  let count = 0

  const listed = () => shown.get().calls
  const tell = (next: readonly PreviewCall[]) => shown.set({ calls: next.slice(-most) })
  const set = (id: number, change: Partial<PreviewCall>) =>
    tell(listed().map(each => (each.id === id ? { ...each, ...change } : each)))

  return {
    shown,
    letOut(isOut) {
      shown.set({ isOut })
      if (isOut) for (const { goOut } of [...waiting.values()]) goOut()
    },
    answer: (id, answer) => waiting.get(id)?.use(answer),
    outcomes: () => outcomes,
    clear() {
      outcomes.clear()
      tell(listed().filter(({ state }) => state === 'asked' || state === 'running'))
    },
    call: (call, signal, onText) =>
      new Promise(resolve => {
        const { nodeId, step } = call
        if (step === booking) {
          tryOut(call, signal).then(outcome =>
            resolve(outcome.ok ? outcome : { ...outcome, code: 'NO_SERVER' }),
          )
          return
        }
        const id = ++count
        const list = (state: PreviewCall['state'], more: Partial<PreviewCall> = {}) =>
          tell([...listed(), { id, nodeId, step, state, ...more }])
        const end = (state: PreviewCall['state'], outcome: CallOutcome) => {
          waiting.delete(id)
          outcomes.set(nodeId, outcome)
          const about = outcome.ok ? { status: outcome.status } : { failure: outcome.message }
          if (listed().some(each => each.id === id)) set(id, { state, ...about })
          else list(state, about)
          resolve(outcome)
        }
        signal.addEventListener('abort', () => {
          waiting.delete(id)
          tell(
            listed().filter(
              each => each.id !== id || (each.state !== 'asked' && each.state !== 'running'),
            ),
          )
        })
        const goOut = () => {
          waiting.delete(id)
          if (listed().some(each => each.id === id)) set(id, { state: 'running' })
          else list('running')
          tryOut(call, signal, onText).then(outcome => {
            if (signal.aborted) return
            if (outcome.ok) {
              const { body, html } = outcome
              answers.keep(nodeId, {
                isFailure: false,
                body,
                html,
                isTyped: false,
              })
            }
            end('called', outcome)
          })
        }
        if (shown.get().isOut) return goOut()
        const last = answers.find(nodeId)
        if (last) return end(last.isTyped ? 'typed' : 'last', outcomeOf(last))
        if (step === mail) return end('unsent', { ok: true, status: 202, body: null })
        waiting.set(id, {
          goOut,
          use(answer) {
            answers.keep(nodeId, answer)
            end('typed', outcomeOf(answer))
          },
        })
        list('asked')
      }),
  }
}

function outcomeOf({ isFailure, body, html }: StepAnswer): CallOutcome {
  return isFailure
    ? { ok: false, code: 'CALL_FAILED', message: 'as you asked' }
    : { ok: true, status: 200, body, html }
}
