import { Button, Callout, LinkButton, toast } from '@talkgraph/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { counted } from '../../../text/counted.js'
import { keys } from '../api/queries.js'

/** What a bot could not send or call today, and the connections of it that need somebody. */
export function FailuresToday({ id }: { readonly id: string }) {
  const { data } = useQuery({
    queryKey: [...keys.bot(id), 'failures'],
    queryFn: ({ signal }) => api.fetchFailures({ chatbotId: id }, { signal }),
  })
  const client = useQueryClient()
  const again = useMutation({
    mutationFn: () => sendAgain(id),
    onSuccess: async count => {
      toast(
        count > 0
          ? {
              text: `${counted(count, 'mail')} ${count === 1 ? 'is' : 'are'} sent again`,
              tone: 'good',
            }
          : { text: 'What they said is not kept any more' },
      )
      await client.invalidateQueries({ queryKey: keys.bot(id) })
    },
    onError: error => toast({ text: wordsOf(error), tone: 'bad' }),
  })
  if (!data) return null
  const { calls, mails, connections } = data
  const said = [
    mails > 0 && `${counted(mails, 'mail')} could not be sent today`,
    calls > 0 && `${counted(calls, 'call')} failed today`,
  ].filter(Boolean)
  return (
    <>
      {connections.map(connection => (
        <Callout
          key={connection.id}
          tone="bad"
          title={`${connection.name} needs you`}
          action={
            <LinkButton size="small" href="/settings/integrations">
              Mend the connection
            </LinkButton>
          }
        >
          {connection.remedy ?? 'What this bot does over it fails until then.'}
        </Callout>
      ))}
      {said.length > 0 && (
        <Callout
          tone="bad"
          title={said.join(', ')}
          action={
            <>
              {mails > 0 && (
                <Button size="small" busy={again.isPending} onClick={() => again.mutate()}>
                  Send them again
                </Button>
              )}
              <LinkButton size="small" href={`/bots/${id}/results`}>
                Show the conversations
              </LinkButton>
            </>
          }
        >
          Each conversation says what came back. At the end of the day you get it by mail.
        </Callout>
      )}
    </>
  )
}

/** Has the mails sent again that were given up and are still kept; resolves to how many. */
async function sendAgain(chatbotId: string): Promise<number> {
  const { mails } = await api.listMails({ chatbotId })
  const ids = mails.flatMap(({ callId }) => callId ?? [])
  for (const callId of ids) await api.retryCall({ chatbotId, callId })
  return ids.length
}
