import { Callout, LinkButton } from '@talkgraph/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.js'
import { counted } from '../../../text/counted.js'
import { keys } from '../api/queries.js'

/** What a bot could not send or call today. */
export function FailuresToday({ id }: { readonly id: string }) {
  const { data } = useQuery({
    queryKey: [...keys.bot(id), 'failures'],
    queryFn: ({ signal }) => api.fetchFailures({ chatbotId: id }, { signal }),
  })
  if (!data || data.calls + data.mails === 0) return null
  const { calls, mails } = data
  const said = [
    mails > 0 && `${counted(mails, 'mail')} could not be sent today`,
    calls > 0 && `${counted(calls, 'call')} failed today`,
  ]
  return (
    <Callout
      tone="bad"
      title={said.filter(Boolean).join(', ')}
      action={
        <LinkButton size="small" href={`/bots/${id}/results`}>
          Show the conversations
        </LinkButton>
      }
    >
      Each conversation says what came back. At the end of the day you get it by mail.
    </Callout>
  )
}
