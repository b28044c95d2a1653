import { useQuery } from '@tanstack/react-query'
import { request } from '../../../api/request.js'

interface Bots {
  readonly chatbots: readonly { readonly id: string; readonly title: string }[]
}

/** The bots of the account by their titles. */
export const useBotTitles = () =>
  useQuery({
    queryKey: ['bots', 'titles'],
    queryFn: async ({ signal }) => (await request<Bots>('GET', '/chatbots', { signal })).chatbots,
  })
