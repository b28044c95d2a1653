import type { Role } from '@talkgraph/wire/roles'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { api } from './client.js'
import { ApiProblem } from './problem.js'
import type { CallerRecord, PersonRecord } from './records.js'

/** Who is signed in, in which account, and what they may do there. */
export type Me = Pick<CallerRecord, 'account' | 'role' | 'accounts'> &
  Partial<Pick<CallerRecord, 'isOperator' | 'draftsFromWords'>> & { readonly member: PersonRecord }

/** The name under which `GET /v1/me` is kept. */
export const meKey = ['me'] as const

/** Asks who is signed in; `null` is nobody. */
export const useMeQuery = () =>
  useQuery({
    queryKey: meKey,
    queryFn: ({ signal }) => api.fetchMe({}, { signal }).then(signedIn, nobody),
    staleTime: 60_000,
  })

/** A key is nobody who signs in. */
const signedIn = ({ member, ...caller }: CallerRecord): Me | null => member && { ...caller, member }

function nobody(error: unknown): null {
  if (error instanceof ApiProblem && error.status === 401) return null
  throw error
}

export const MeContext = createContext<Me | undefined>(undefined)

/** Who is signed in, on every page within the shell. */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useMe is used outside of the pages for which one signs in.')
  return me
}

/** Whether the server drafts bots from words, and this member may ask for it. */
export const useDraftsFromWords = (): boolean => useContext(MeContext)?.draftsFromWords === true

const minimal: Readonly<Record<Role, number>> = { agent: 0, editor: 1, owner: 2 }

/** Whether a role may do what needs at least `least`. */
export const may = (role: Role, least: Role): boolean => minimal[role] >= minimal[least]
