import {
  Badge,
  Button,
  Card,
  Cell,
  Dialog,
  DialogClose,
  EmptyState,
  ErrorState,
  RelativeTime,
  SkeletonRows,
  Table,
  TableHead,
  type Tone,
  toast,
} from '@talkgraph/ui'
import type { HookDeliveryRecord, HookRecord } from '@talkgraph/wire/hooks'
import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { useDeleteHook, useDeliveries, useHooks, useResend } from '../../../api/hooks.js'
import { wordsOf } from '../../../api/problem.js'
import { nextControl, useKeptFocus } from '../../../shell/use-kept-focus.js'
import { eventTitles } from './event-titles.js'
import { HookDialog } from './hook-dialog.js'
import styles from './integrations.module.css'

/** The programs that are told of events, such as Zapier, with what they were told. */
export function HooksCard() {
  const { data, error, refetch, isFetching } = useHooks()
  const keptFocus = useKeptFocus(nextControl)
  const [isAdding, setAdding] = useState(false)
  return (
    <Card
      title="Told of events"
      flush
      actions={
        <Button size="small" onClick={() => setAdding(true)}>
          Tell a program
        </Button>
      }
      help={
        <>
          Zapier subscribes by itself; Make, n8n and others give an address to enter here.{' '}
          <a href="/docs/connect#zapier-make-and-n8n">How it is done</a>
        </>
      }
    >
      {data && data.length > 0 ? (
        <Table caption="Told of events" stacks>
          <TableHead columns={['Event', 'Where', null]} />
          <tbody {...keptFocus}>
            {data.map(hook => (
              <HookRow key={hook.id} hook={hook} />
            ))}
          </tbody>
        </Table>
      ) : data ? (
        <EmptyState title="No program is told of events" icon={<Webhook size={20} />}>
          Press “Tell a program” with the address that a program gives you.
        </EmptyState>
      ) : error ? (
        <ErrorState title="The list could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading who is told" rows={2} />
      )}
      {isAdding && <HookDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

function HookRow({ hook }: { readonly hook: HookRecord }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteHook(hook.id)
  const title = eventTitles[hook.event]
  const host = URL.parse(hook.targetUrl)?.host ?? hook.targetUrl
  return (
    <tr>
      <Cell>
        {title}
        <span className={styles.quiet}>
          {hook.chatbotId === null ? 'All bots' : `Bot ${hook.chatbotId}`}
        </span>
      </Cell>
      <Cell quiet label="Where">
        <bdi>{host}</bdi>
      </Cell>
      <Cell align="end">
        <span className={styles.actions}>
          <Button
            size="small"
            aria-label={`What was told: ${title}, ${host}`}
            onClick={() => setOpen(true)}
          >
            What was told
          </Button>
          <Button
            size="small"
            aria-label={`Stop telling: ${title}, ${host}`}
            onClick={() => setAsking(true)}
          >
            Stop
          </Button>
        </span>
        {isOpen && (
          <Dialog
            open
            onOpenChange={setOpen}
            size="medium"
            title="What was told"
            description={`${title}, to ${host}. The last 100 of 30 days.`}
          >
            <Deliveries id={hook.id} />
          </Dialog>
        )}
        <Dialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Stop telling?"
          description={`${host} hears nothing more of this event. It can subscribe again.`}
          footer={
            <>
              <DialogClose render={<Button>Cancel</Button>} />
              <Button
                variant="danger"
                busy={remove.isPending}
                onClick={() => remove.mutate(undefined, { onError: () => setAsking(false) })}
              >
                Stop
              </Button>
            </>
          }
        />
      </Cell>
    </tr>
  )
}

const states: Readonly<Record<HookDeliveryRecord['state'], readonly [Tone, string]>> = {
  sent: ['good', 'Told'],
  waiting: ['warn', 'Waits'],
  failed: ['bad', 'Given up'],
}

function Deliveries({ id }: { readonly id: string }) {
  const { data, error, refetch, isFetching } = useDeliveries(id)
  const resend = useResend(id)
  if (error && !data)
    return (
      <ErrorState title="The list could not be loaded" onRetry={refetch} busy={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    )
  if (!data) return <SkeletonRows label="Loading what was told" rows={3} />
  if (data.length === 0) return <p>Nothing has happened yet.</p>
  return (
    <Table caption="What was told" stacks>
      <TableHead columns={['When', 'State', null]} />
      <tbody>
        {data.map(({ id: delivery, at, state, error: reason, attempts }) => (
          <tr key={delivery}>
            <Cell>
              <RelativeTime value={at} />
            </Cell>
            <Cell label="State">
              <Badge tone={states[state][0]}>{states[state][1]}</Badge>
              {reason && (
                <span className={styles.quiet}>{`${reason}. Tried ${attempts} times.`}</span>
              )}
            </Cell>
            <Cell align="end">
              {state !== 'sent' && (
                <Button
                  size="small"
                  busy={resend.isPending && resend.variables === delivery}
                  onClick={() =>
                    resend.mutate(delivery, {
                      onSuccess: () => toast({ text: 'It is sent again', tone: 'good' }),
                    })
                  }
                >
                  Send again
                </Button>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
