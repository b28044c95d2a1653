import { ApiProblem } from '#api/problem.js'
import type { DraftRoom } from './draft-room.js'

/** Resolves once the server has what was drawn; rejects where it cannot be reached. */
export function whenSaved(
  { state, subscribe }: Pick<DraftRoom, 'state' | 'subscribe'>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { saving } = state()
      if (saving === 'saving' && !signal.aborted) return
      leave()
      if (saving === 'offline')
        reject(new ApiProblem(0, 'OFFLINE', 'The server cannot be reached.'))
      else resolve()
    }
    const leave = subscribe(look)
    signal.addEventListener('abort', look)
    look()
  })
}
