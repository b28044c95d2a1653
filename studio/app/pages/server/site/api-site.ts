import { toast } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { InputOf } from 'talkgraph/client'
import { api } from '../../../api/client.js'

/** Where what the site says is kept in the studio. */
export const siteKey = ['server', 'site'] as const

type Change = InputOf<'changeServerSite'>['body']

/** Changes what the site says, shows it so, and tells that it is. */
export function useChangeSite() {
  const client = useQueryClient()
  return async (change: Change, words: string): Promise<void> => {
    client.setQueryData(siteKey, await api.changeServerSite({ body: change }))
    toast({ text: words, tone: 'good' })
  }
}

/** What stands in a field with an entry a line. */
export const linesOf = (text: string): string[] =>
  text.split('\n').flatMap(line => line.trim() || [])
