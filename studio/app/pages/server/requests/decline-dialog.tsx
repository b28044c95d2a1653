import { Button, Dialog, DialogClose, TextArea, toast } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { requestsKey } from '#api/access-requests.js'
import type { AccessRequestRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { noMailServer } from '../../../forms/no-mail-server.js'

/** Declines a request; who asked gets a mail where something is written to them. */
export function DeclineDialog({
  record: { id, name, email },
  onClose,
}: {
  readonly record: AccessRequestRecord
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const isTold = text.trim() !== ''
  const decline = useMutation({
    mutationFn: () => api.declineAccessRequest({ requestId: id, body: { text: text.trim() } }),
    onSuccess: told => {
      const tells = told.isSent ? 'They hear of it by mail.' : noMailServer
      toast({ text: `The request of ${email} is declined.${told.isTold ? ` ${tells}` : ''}` })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: requestsKey }),
  })
  return (
    <Dialog
      open
      onOpenChange={() => onClose()}
      title={`Decline the request of ${name}`}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" busy={decline.isPending} onClick={() => decline.mutate()}>
            {isTold ? 'Decline and send' : 'Decline'}
          </Button>
        </>
      }
    >
      <TextArea
        label={`A few words to ${email}`}
        optional
        rows={4}
        maxLength={20_000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        help="They get them by mail, and can reply to you. Without any they get no mail. What they wrote is deleted."
      />
    </Dialog>
  )
}
