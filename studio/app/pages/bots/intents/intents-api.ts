import {
  type IntentReview,
  type IntentRow,
  type IntentsRecord,
  intentsPath,
  type UnderstoodRecord,
} from '@talkgraph/wire/intents'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.js'
import { request } from '../../../api/request.js'
import { keys } from '../api/queries.js'

/** Rows with what is to be looked at in them. */
export interface Reviewed {
  readonly rows: readonly IntentRow[]
  readonly review: IntentReview
}

/** Under which name the intents of a bot are kept. */
export const intentsKey = (botId: string) => [...keys.bot(botId), 'intents'] as const

/** Milliseconds between two looks at a bot that learns. */
const lookEvery = 1000

/** The intents of a bot; while it learns they are looked at again and again. */
export const useIntents = (botId: string) =>
  useQuery({
    queryKey: intentsKey(botId),
    queryFn: ({ signal }) => api.fetchIntents({ chatbotId: botId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'training' ? lookEvery : false),
  })

/** Has a table or rows looked through, which keeps nothing. */
export const review = (botId: string, given: Blob | readonly IntentRow[]): Promise<Reviewed> =>
  request('POST', `${intentsPath(botId)}/review`, {
    ...(given instanceof Blob
      ? { body: given, headers: { 'Content-Type': 'text/csv' } }
      : { body: { rows: given } }),
  })

/** Keeps rows in place of those that there are. */
export const keepRows = (botId: string, rows: readonly IntentRow[]): Promise<IntentsRecord> =>
  api.putIntents({ chatbotId: botId, body: { rows } })

/** Has a bot learn its intents. */
export const train = (botId: string): Promise<IntentsRecord> =>
  api.trainIntents({ chatbotId: botId })

/** Sets how sure a guess must be, or goes back to what was learned before. */
export const change = (
  botId: string,
  given: {
    readonly threshold?: number
    readonly version?: number
    readonly method?: IntentsRecord['method']
  },
): Promise<IntentsRecord> => api.changeIntents({ chatbotId: botId, body: given })

/** Tells what a text means. */
export const classify = (botId: string, text: string): Promise<UnderstoodRecord> =>
  api.classifyText({ chatbotId: botId, body: { text } })
