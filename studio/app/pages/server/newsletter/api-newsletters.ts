import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.js'

/** The name under which newsletters and their readers are kept. */
export const newslettersKey = ['server', 'newsletters'] as const

/** Newsletters and who reads them; looked at again while one is under way. */
export const useNewsletters = () =>
  useQuery({
    queryKey: newslettersKey,
    queryFn: ({ signal }) => api.listNewsletters({}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.newsletters.some(each => each.endedAt === null) ? 2000 : false,
  })
