import { Badge, Button, Cell, Dialog, DialogClose, RelativeTime, toast } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeyRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { By } from '../../../text/by.js'
import { keysKey } from './api-keys.js'

/** A key with its state; whoever revokes it is asked first, since no key comes back. */
export function KeyRow({
  record: { id, name, madeBy, createdAt, revokedAt },
}: {
  readonly record: KeyRecord
}) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const revoke = useMutation({
    mutationFn: () => api.deleteKey({ keyId: id }),
    onSettled: () => setAsking(false),
    onSuccess: () => {
      toast({ text: `The key ${name} is revoked.` })
      // The dialog closes before the row changes that it gives the focus back to.
      void client.invalidateQueries({ queryKey: keysKey })
    },
  })
  return (
    <tr>
      <Cell>{name}</Cell>
      <Cell quiet>
        <RelativeTime value={createdAt} />
        <By name={madeBy?.name} />
      </Cell>
      <Cell label="State">
        {revokedAt ? <Badge>Revoked</Badge> : <Badge tone="good">Good</Badge>}
      </Cell>
      <Cell align="end">
        {!revokedAt && (
          <Button size="small" onClick={() => setAsking(true)} aria-label={`Revoke ${name}`}>
            Revoke
          </Button>
        )}
        <Dialog
          open={isAsking}
          onOpenChange={setAsking}
          title={`Revoke the key ${name}?`}
          description="Programs that use it are refused at once. This cannot be undone."
          footer={
            <>
              <DialogClose render={<Button>Cancel</Button>} />
              <Button variant="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
                Revoke
              </Button>
            </>
          }
        />
      </Cell>
    </tr>
  )
}
