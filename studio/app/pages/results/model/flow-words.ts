import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.js'

/** What the steps of a version are called, and their exits. */
export interface FlowWords {
  /** Undefined for a step that the version does not have. */
  name(nodeId: string): string | undefined
  /** What was asked, by what the answer is kept under; undefined for what the version does not ask. */
  question(key: string): string | undefined
  /** The exit that an edge begins at; undefined for the plain way on. */
  exit(source: string, sourceHandle: string | null | undefined): string | undefined
  /** What was answered, as people read it: a date that questions keep is written out. */
  inWords(answer: string): string
}

const unnamed: FlowWords = {
  name: () => undefined,
  question: () => undefined,
  exit: () => undefined,
  inWords: text => text,
}
/** Until they are there. */
const coming: FlowWords = { ...unnamed, name: () => '…', question: () => '…' }

/** The words of a bot's version; none until they are known. */
export function useFlowWords(chatbotId: string, version: number | null | undefined): FlowWords {
  const { data, isLoading } = useQuery({
    queryKey: ['bots', chatbotId, 'flow-words', version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn:
      chatbotId === '' || typeof version !== 'number'
        ? skipToken
        : async ({ signal }) => {
            const { flow } = await api.fetchVersion({ chatbotId, version }, { signal })
            // What knows all types is fetched only where there is a flow to tell of.
            const { flowWordsOf } = await import('./flow-words-of.js')
            return flowWordsOf(flow)
          },
  })
  return data ?? (isLoading || version === undefined ? coming : unnamed)
}

/** What stands for a step that the flow no longer has, or whose flow is not known. */
export const formerStep = 'A step of before'
