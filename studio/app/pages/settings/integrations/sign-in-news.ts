import { toast } from '@talkgraph/ui'
import { type ConnectionRecord, signInNews, signInTroubles } from '@talkgraph/wire/connections'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Tells how a product's sign-in ended, once: what says so leaves the address. */
export function useSignInNews(records: readonly ConnectionRecord[] | undefined): void {
  const [search, setSearch] = useSearchParams()
  const id = search.get(signInNews.connected)
  const trouble = search.get(signInNews.trouble)
  useEffect(() => {
    if (!records || (id === null && trouble === null)) return
    const connected = records.find(record => record.id === id)
    if (connected)
      toast(
        connected.state === 'ok'
          ? { text: `${connected.name} is connected`, tone: 'good' }
          : { text: `${connected.name} is kept, but does not let bots in`, tone: 'bad' },
      )
    const known = signInTroubles.find(each => each === trouble)
    if (known) toast({ text: words[known], tone: 'bad' })
    setSearch(
      before => {
        for (const name of Object.values(signInNews)) before.delete(name)
        return before
      },
      { replace: true },
    )
  }, [records, id, trouble, setSearch])
}

const words: Readonly<Record<(typeof signInTroubles)[number], string>> = {
  declined: 'You gave no access, so nothing is connected',
  late: 'That sign-in is over. Begin it again',
  failed: 'The product did not give access. Try again',
  full: 'The account has as many connections as it may',
  gone: 'That connection is no longer there',
  'signed-out': 'Sign in here first, and begin again',
}
