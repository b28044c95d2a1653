import type { CancelSignal } from '../../runtime/index.js'

/** A real AbortSignal that follows the runtime's own. */
export function linkAbort(cancel: CancelSignal): AbortSignal {
  const controller = new AbortController()
  if (cancel.aborted) controller.abort()
  cancel.addEventListener('abort', () => controller.abort())
  return controller.signal
}
