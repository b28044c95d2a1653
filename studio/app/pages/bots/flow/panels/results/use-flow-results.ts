import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#api/client.js'
import { resultsKey } from '#pages/results/model/results.js'
import type { LayerChoice } from './result-choice.js'

type Span = Pick<LayerChoice, 'version' | 'from' | 'to'>

/** What conversations did at each step. */
export const useFlowResults = (botId: string, span: Span) =>
  useQuery({
    queryKey: [...resultsKey, 'flow', botId, spanOf(span)],
    queryFn: ({ signal }) =>
      api.countFlowResults({ chatbotId: botId, ...spanOf(span) }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What was answered at a step. */
export const useStepAnswers = (botId: string, nodeId: string, span: Span) =>
  useQuery({
    queryKey: [...resultsKey, 'answers', botId, nodeId, spanOf(span)],
    queryFn: ({ signal }) =>
      api.countStepAnswers({ chatbotId: botId, nodeId, ...spanOf(span) }, { signal }),
  })

const spanOf = ({ version, from, to }: Span) => ({
  ...(version !== null && { version }),
  ...(from && { from }),
  ...(to && { to }),
})
