import { Badge, Button, Card, toast } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResultCall, WholeResultRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { type FlowWords, formerStep } from '../model/flow-words.js'
import { resultsKey } from '../model/results.js'
import styles from './path-list.module.css'

/** What went out of a conversation, and what became of it. */
export function CallList({
  result: { chatbotId, calls },
  words,
}: {
  readonly result: Pick<WholeResultRecord, 'chatbotId' | 'calls'>
  readonly words: Pick<FlowWords, 'name'>
}) {
  const client = useQueryClient()
  const again = useMutation({
    mutationFn: ({ callId }: Again) => api.retryCall({ chatbotId, callId }),
    onSuccess: (_, { step }) => {
      const text = step === 'mail' ? 'The mail is sent again' : 'The call is made again'
      toast({ text, tone: 'good' })
      return client.invalidateQueries({ queryKey: resultsKey })
    },
  })
  if (calls.length === 0) return null
  return (
    <Card title="Calls and mails">
      <ol className={styles.path}>
        {calls.map((call, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A step may call more than once.
          <li key={place} className={styles.step}>
            <span className={styles.name}>
              {words.name(call.nodeId) ?? formerStep}{' '}
              <Badge tone={tones[call.state]}>{said(call)}</Badge>
              {call.message !== null && <span className={styles.exit}>{call.message}</span>}
            </span>
            {call.sent !== null && (
              <details className={styles.exchange}>
                <summary>What went out and what came back</summary>
                <strong>Sent</strong>
                <pre>{call.sent}</pre>
                {call.step !== 'mail' && (
                  <>
                    <strong>Came back</strong>
                    <pre>{call.cameBack ?? 'Nothing'}</pre>
                  </>
                )}
              </details>
            )}
            {call.state === 'failed' && call.callId !== null && isLast(calls, place) && (
              <Button
                size="small"
                busy={again.isPending && again.variables.callId === call.callId}
                onClick={() =>
                  call.callId !== null && again.mutate({ callId: call.callId, step: call.step })
                }
              >
                Try again
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

interface Again {
  readonly callId: string
  readonly step: string
}

const tones = { ok: 'good', waiting: 'neutral', failed: 'bad' } as const
const states = { ok: 'Done', waiting: 'On its way', failed: 'Failed' } as const

const said = ({ state, status }: ResultCall) =>
  status === null ? states[state] : `${states[state]}, ${status}`

/** Of the attempts of one call the last counts. */
const isLast = (calls: readonly ResultCall[], place: number) =>
  !calls.slice(place + 1).some(({ callId }) => callId === calls[place]?.callId)
