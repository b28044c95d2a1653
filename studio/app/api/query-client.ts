import { toast } from '@talkgraph/ui'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { meKey } from './me.js'
import { ApiProblem, isSignedOut, wordsOf } from './problem.js'

/**
 * Keeps what the API has answered. What a page changes and cannot is told in a toast, unless the mutation's `meta.isShown` says
 * that the page shows it. Who is signed out meanwhile is led to sign in.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: error => void leadToSignIn(error) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (mutation.meta?.isShown) leadToSignIn(error)
      else tellProblem(error)
    },
  }),
  defaultOptions: {
    queries: {
      // The studio may stand on the person's own machine, which needs no network.
      networkMode: 'always',
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && error instanceof ApiProblem && isPassing(error),
    },
    mutations: { networkMode: 'always' },
  },
})

const isPassing = ({ status, code }: ApiProblem) =>
  code !== 'NO_ANSWER' && (status === 0 || status >= 500)

/** Tells in a toast why something failed; `what` is said before. Who is signed out meanwhile is led to sign in. */
export function tellProblem(error: unknown, what = ''): void {
  if (!leadToSignIn(error)) toast({ text: `${what} ${wordsOf(error)}`.trim(), tone: 'bad' })
}

/** Leads who is signed out meanwhile to sign in, and says so; false: the failure is something else. */
export function leadToSignIn(error: unknown): boolean {
  if (!isSignedOut(error)) return false
  if (queryClient.getQueryData(meKey)) toast({ text: wordsOf(error) })
  signInAgain()
  return true
}

/** Leads to the sign-in page, and from there back to this one. */
export const signInAgain = (): void => void queryClient.setQueryData(meKey, null)
