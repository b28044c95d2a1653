import { browserClock, type Clock } from '../../model/draft/clock.js'
import type { Asked, Told } from '../../model/worker/played.js'

/** The part of a worker that a player needs. */
export interface PlayWorker {
  postMessage: (asked: Asked) => void
  onmessage: ((event: MessageEvent<Told>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate: () => void
}

/** What comes of playing: what the worker tells, or that it has told nothing for too long. */
export type Heard = Told | { readonly told: 'stuck' }

/** Plays bots beside the page. */
export interface Player {
  /** Asks for something, in place of what was asked before, which is given up; gives how to give it up. */
  readonly ask: (asked: Asked, hear: (heard: Heard) => void) => () => void
  readonly end: () => void
}

/** Milliseconds without a word after which a bot has hung. */
const patience = 10_000
const last = new Set<Heard['told']>(['tested', 'explored', 'recorded', 'failed', 'stuck'])

const startWorker = (): PlayWorker =>
  new Worker(new URL('../../model/worker/bot.worker.ts', import.meta.url), { type: 'module' })

/** Plays in a worker that is made when it is first needed; one that hangs is ended. */
export function createPlayer(
  start: () => PlayWorker = startWorker,
  clock: Clock = browserClock,
): Player {
  let worker: PlayWorker | undefined
  let giveUp = () => {}

  function end() {
    worker?.terminate()
    worker = undefined
  }

  return {
    ask(asked, hear) {
      giveUp()
      const at = worker ?? start()
      worker = at
      let cancel = () => {}
      let isOver = false
      const conclude = (heard: Heard) => {
        cancel()
        if (isOver) return
        if (last.has(heard.told)) {
          isOver = true
          giveUp = () => {}
        } else wait()
        hear(heard)
      }
      const wait = () => {
        cancel = clock.after(patience, () => {
          if (worker === at) end()
          conclude({ told: 'stuck' })
        })
      }
      at.onmessage = ({ data }) => conclude(data)
      at.onerror = ({ message }) => {
        if (worker === at) end()
        conclude({ told: 'failed', message: message || 'The bot could not be played.' })
      }
      wait()
      at.postMessage(asked)
      const stop = () => {
        cancel()
        if (isOver) return
        isOver = true
        if (worker === at) end()
      }
      giveUp = stop
      return stop
    },
    end() {
      giveUp()
      end()
    },
  }
}
