import { useCallback, useRef } from 'react'
import type { DeskThread } from '#api/records.js'
import { tellProblem } from '../../api/query-client.js'
import type { DeskActor } from './use-desk.js'

/** Makes a call that answers with a thread: the desk knows of it at once, and a failure is told in a toast. */
export function useThreadCall<Args extends readonly unknown[]>(
  desk: DeskActor,
  call: (...args: Args) => Promise<unknown>,
): (...args: Args) => void {
  const latest = useRef(call)
  latest.current = call
  return useCallback(
    (...args: Args) => {
      latest.current(...args).then(
        answer => {
          const { thread } = Object(answer) as { readonly thread?: DeskThread }
          if (thread && 'unread' in thread) desk.send({ type: 'thread.changed', thread })
        },
        error => tellProblem(error),
      )
    },
    [desk],
  )
}
