import type { SignUpRecord } from '@talkgraph/wire/sign-up'
import { useQuery } from '@tanstack/react-query'
import { authRequest } from '../../api/request.js'

/** How one comes to an account here, and the template that one comes for. */
export const useSignUpRecord = (template: string | null = null) =>
  useQuery({
    queryKey: ['sign-up', template],
    queryFn: ({ signal }) =>
      authRequest<SignUpRecord>(
        'GET',
        `/sign-up${template === null ? '' : `?${new URLSearchParams({ template })}`}`,
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
