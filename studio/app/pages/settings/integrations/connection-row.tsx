import { Badge, Button, Cell, Dialog, DialogClose, toast } from '@talkgraph/ui'
import type { ConnectionRecord, ConnectorKind } from '@talkgraph/wire/connections'
import { useState } from 'react'
import { useCheckConnection, useDeleteConnection } from '../../../api/connections.js'
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
  const { name, state, remedy } = record
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
                      : { text: 'The key is not taken', tone: 'bad' },
                  ),
              })
            }
          >
            Check
          </Button>
          {kind && (
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
          description="Steps that use it fail from then on. Its key is deleted, and has to be entered anew to bring it back."
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
