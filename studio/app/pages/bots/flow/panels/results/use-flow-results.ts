import type { FlowResults, StepAnswers } from '@talkgraph/wire/stored-results'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '#api/request.js'
import { asQuery, resultsKey } from '#pages/results/model/results.js'
import type { LayerChoice } from './result-choice.js'

type Span = Pick<LayerChoice, 'version' | 'from' | 'to'>

/** What conversations did at each step. */
export const useFlowResults = (botId: string, span: Span) =>
  useQuery({
    queryKey: [...resultsKey, 'flow', botId, queryOf(span)],
    queryFn: ({ signal }) =>
      request<FlowResults>('GET', `${pathOf(botId)}?${queryOf(span)}`, { signal }),
    placeholderData: keepPreviousData,
  })

/** What was answered at a step. */
export const useStepAnswers = (botId: string, nodeId: string, span: Span) =>
  useQuery({
    queryKey: [...resultsKey, 'answers', botId, nodeId, queryOf(span)],
    queryFn: ({ signal }) =>
      request<StepAnswers>(
        'GET',
        `${pathOf(botId)}/${encodeURIComponent(nodeId)}/answers?${queryOf(span)}`,
        {
          signal,
        },
      ),
  })

const pathOf = (botId: string) => `/chatbots/${encodeURIComponent(botId)}/flow-results`

const queryOf = ({ version, from, to }: Span) =>
  asQuery({ version: version === null ? '' : String(version), from, to })
