import { useCallback, useEffect, useRef, useState } from 'react'
import { wordsOf } from '#api/problem.js'
import { askProposal, type ProposalEvent, type ProposalStage } from '../../../api/ask-proposal.js'

/** Asking for a proposal: how far it is, what went wrong, and how to end it. It ends where the component goes. */
export function useAsking() {
  const [stage, setStage] = useState<ProposalStage | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const call = useRef<AbortController | null>(null)
  useEffect(() => () => call.current?.abort(), [])
  const cancel = useCallback(() => {
    call.current?.abort()
    setStage(null)
  }, [])
  /** Resolves to undefined where it failed, which is told, or was cancelled. */
  const ask = useCallback(
    async <Made>(
      begin: (signal: AbortSignal) => AsyncIterable<ProposalEvent<Made>>,
      before: () => Promise<void> = async () => {},
    ): Promise<Made | undefined> => {
      call.current?.abort()
      const own = new AbortController()
      const { signal } = own
      call.current = own
      setProblem(null)
      setStage('asking')
      try {
        await before()
        return await askProposal(begin(signal), each => !signal.aborted && setStage(each))
      } catch (error) {
        if (!signal.aborted) setProblem(wordsOf(error))
        return undefined
      } finally {
        if (call.current === own && !signal.aborted) setStage(null)
      }
    },
    [],
  )
  return { stage, problem, ask, cancel }
}
