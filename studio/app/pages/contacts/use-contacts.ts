import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { AnswerOf, InputOf } from 'talkgraph/client'
import { api } from '../../api/client.js'
import { request } from '../../api/request.js'

/** A contact as the API answers it. */
export type ContactRecord = AnswerOf<'addContact'>['contact']

/** One with all that is known of them. */
export type WholeContact = AnswerOf<'fetchContact'>

/** What the list is narrowed by; empty texts narrow nothing. */
export interface ContactFilters {
  readonly search: string
  readonly label: string
  readonly consent: string
  readonly verified: string
}

/** Under which name all that is known of contacts is kept. */
export const contactsKey = ['contacts'] as const

/** Those that narrow something. */
export const narrowingContacts = (filters: ContactFilters): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

/** Contacts, page by page. */
export const useContacts = (filters: ContactFilters) =>
  useInfiniteQuery({
    queryKey: [...contactsKey, 'list', filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      // An address may hold anything: what is no filter the server refuses.
      const asked: InputOf<'listContacts'> = Object({
        ...narrowingContacts(filters),
        ...(pageParam !== '' && { cursor: pageParam }),
      })
      return api.listContacts(asked, { signal })
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

/** One contact. */
export const useContact = (contactId: string) =>
  useQuery({
    queryKey: [...contactsKey, 'one', contactId],
    queryFn: ({ signal }) => api.fetchContact({ contactId }, { signal }),
  })

/** How somebody is called. */
export const contactName = ({
  name,
  email,
  phone,
}: Pick<ContactRecord, 'name' | 'email' | 'phone'>): string => name || email || phone || 'Somebody'

/** Takes in a table of contacts; the server reads it in whatever it was written. */
export const importTable = (file: Blob): Promise<AnswerOf<'importContacts'>> =>
  request('POST', '/contacts/import', { body: file, headers: { 'Content-Type': 'text/csv' } })
