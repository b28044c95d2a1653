import { Badge, Button, Cell, Dialog, DialogClose, toast } from '@talkgraph/ui'
import type { ConnectionRecord, ConnectorKind } from '@talkgraph/wire/connections'
import { useState } from 'react'
import { useCheckConnection, useDeleteConnection, useSignIn } from '../../../api/connections.js'
import { ConnectionDialog } from './connection-dialog.js'
import styles from './integrations.module.css'

/** A connection with how it stands; whoever disconnects it is asked first, since its key is not kept. */
export function ConnectionRow({
  record,
  kind,
}: {
  readonly record: ConnectionRecord
  readonly kind: ConnectorKind | undefined
}) {
  const [isChanging, setChanging] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const check = useCheckConnection(record.id)
  const disconnect = useDeleteConnection(record.id)
  const signIn = useSignIn()
  const { name, state, remedy, isSignedIn } = record
  return (
    <tr>
      <Cell>
        <span dir="auto">{name}</span>
        {kind && kind.title !== name && <span className={styles.quiet}>{kind.title}</span>}
      </Cell>
      <Cell label="State">
        {state === 'ok' ? (
          <Badge tone="good" dot>
            Connected
          </Badge>
        ) : (
          <Badge tone="bad" dot>
            Needs you
          </Badge>
        )}
        {remedy && <span className={styles.trouble}>{remedy}</span>}
      </Cell>
      <Cell align="end">
        <span className={styles.actions}>
          <Button
            size="small"
            aria-label={`Check ${name}`}
            busy={check.isPending}
            onClick={() =>
              check.mutate(undefined, {
                onSuccess: checked =>
                  toast(
                    checked.state === 'ok'
                      ? { text: 'The connection stands', tone: 'good' }
                      : {
                          text: isSignedIn ? 'Access is not given' : 'The key is not taken',
                          tone: 'bad',
                        },
                  ),
              })
            }
          >
            Check
          </Button>
          {isSignedIn && kind?.signsIn && (
            <Button
              size="small"
              variant={state === 'ok' ? 'quiet' : 'primary'}
              aria-label={`Sign in again: ${name}`}
              busy={signIn.isPending}
              onClick={() => signIn.mutate({ connector: kind.name, connectionId: record.id })}
            >
              Sign in again
            </Button>
          )}
          {kind && !isSignedIn && (
            <Button size="small" aria-label={`Change ${name}`} onClick={() => setChanging(true)}>
              Change
            </Button>
          )}
          <Button size="small" aria-label={`Disconnect ${name}`} onClick={() => setAsking(true)}>
            Disconnect
          </Button>
        </span>
        {isChanging && kind && (
          <ConnectionDialog kind={kind} record={record} onClose={() => setChanging(false)} />
        )}
        <Dialog
          open={isAsking}
          onOpenChange={setAsking}
          title={`Disconnect ${name}?`}
          description={
            isSignedIn
              ? 'Steps that use it fail from then on. What you gave is deleted here; the product lists it among its connected apps until you take it back there, too.'
              : 'Steps that use it fail from then on. Its key is deleted, and has to be entered anew to bring it back.'
          }
          footer={
            <>
              <DialogClose render={<Button>Cancel</Button>} />
              <Button
                variant="danger"
                busy={disconnect.isPending}
                onClick={() =>
                  disconnect.mutate(undefined, {
                    onSuccess: () => toast({ text: `${name} is disconnected` }),
                    onError: () => setAsking(false),
                  })
                }
              >
                Disconnect
              </Button>
            </>
          }
        />
      </Cell>
    </tr>
  )
}
