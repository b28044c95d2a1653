import type { Event } from './action.js'

/** What a child tells its parent. */
export interface Parent {
  readonly send: (event: Event) => void
  readonly done: (output: unknown) => void
  readonly fail: (error: unknown) => void
}

/** A running child: `stop` ends it. */
export interface Running {
  readonly send?: (event: Event) => void
  readonly stop: () => unknown
}

/** Starts a child. */
export type Logic = (input: unknown, parent: Parent) => Running

/** A child that hears its parent and speaks to it until it is stopped. */
export const fromCallback =
  (
    begin: (args: {
      input: unknown
      sendBack: (event: Event) => void
      receive: (listener: (event: Event) => void) => void
    }) => (() => void) | undefined,
  ): Logic =>
  (input, parent) => {
    const listeners = new Set<(event: Event) => void>()
    const end = begin({ input, sendBack: parent.send, receive: listener => void listeners.add(listener) })
    return {
      send: event => {
        for (const listener of listeners) listener(event)
      },
      stop: () => end?.(),
    }
  }

/** A child that does one thing; its signal is aborted when it is stopped before. */
export const fromPromise =
  (begin: (args: { input: unknown; signal: AbortSignal }) => unknown): Logic =>
  (input, parent) => {
    const controller = new AbortController()
    let isOver = false
    const end = (tell: (result: unknown) => void) => (result: unknown) => {
      isOver = true
      tell(result)
    }
    Promise.resolve(begin({ input, signal: controller.signal })).then(end(parent.done), end(parent.fail))
    return { stop: () => isOver || controller.abort() }
  }
