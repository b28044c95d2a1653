import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.js'

/** The bots of the account by their titles. */
export const useBotTitles = () =>
  useQuery({
    queryKey: ['bots', 'titles'],
    queryFn: async ({ signal }) => (await api.listChatbots({}, { signal })).chatbots,
  })
