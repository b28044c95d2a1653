import { Badge, Button, Callout, Card, toast } from '@talkgraph/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMe } from '../../../api/me.js'
import {
  beNotified,
  beNotifiedNoMore,
  canBeNotified,
  isNotified,
  NotNotified,
} from '../../../api/notifications.js'
import { wordsOf } from '../../../api/problem.js'

/** Notifications of this browser, with the studio closed too. Nobody is asked for leave before they press. */
export function NotificationsCard() {
  const { account, role } = useMe()
  const client = useQueryClient()
  const queryKey = ['notifications', account.id]
  const isPossible = canBeNotified()
  const { data: isOn = false } = useQuery({
    queryKey,
    queryFn: ({ signal }) => isNotified(account.id, signal),
    enabled: isPossible,
  })
  const change = useMutation({
    mutationFn: () => (isOn ? beNotifiedNoMore(account.id) : beNotified(account.id)),
    onSuccess: () =>
      toast({
        text: isOn ? 'This browser is told no more' : 'This browser tells you from now on',
        tone: 'good',
      }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const what =
    role === 'agent' ? 'each visitor who waits' : 'each new lead and each visitor who waits'
  return (
    <Card
      title={
        <>
          Notifications{' '}
          <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On in this browser' : 'Off'}</Badge>
        </>
      }
      help={`This browser tells you of ${what}, with the studio closed too. What it says can be read on this device alone.`}
      actions={
        isPossible && (
          <Button busy={change.isPending} onClick={() => change.mutate()}>
            {isOn ? 'Turn off notifications' : 'Turn on notifications'}
          </Button>
        )
      }
    >
      {!isPossible && (
        <p>This browser cannot do that. On a phone, add the studio to the home screen first.</p>
      )}
      {change.error && (
        <Callout tone="bad" title="It could not be changed" live>
          {change.error instanceof NotNotified ? change.error.message : wordsOf(change.error)}
        </Callout>
      )}
    </Card>
  )
}
