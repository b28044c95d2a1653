import { Button, Cell, RelativeTime, toast } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { requestsKey } from '#api/access-requests.js'
import type { AccessRequestRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { Buttons } from '../../../forms/form.js'
import { noMailServer } from '../../../forms/no-mail-server.js'
import { DeclineDialog } from './decline-dialog.js'

/** A request, with its two answers. */
export function RequestRow({ record }: { readonly record: AccessRequestRecord }) {
  const { id, name, email, note, template, plan, createdAt } = record
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: requestsKey })
  const accept = useMutation({
    mutationFn: () => api.acceptAccessRequest({ requestId: id }),
    onSuccess: ({ isSent }) =>
      toast({
        text: isSent ? `${email} gets a link by mail.` : `${email} is accepted. ${noMailServer}`,
        tone: 'good',
      }),
    onSettled,
  })
  const [isDeclining, setDeclining] = useState(false)
  const came = [template && `Template ${template}`, plan && `Plan ${plan}`]
    .filter(Boolean)
    .join(', ')
  return (
    <tr>
      <Cell>{name}</Cell>
      <Cell>{email}</Cell>
      <Cell quiet>
        {note}
        {note && came && <br />}
        {came}
      </Cell>
      <Cell quiet>
        <RelativeTime value={createdAt} />
      </Cell>
      <Cell align="end">
        <Buttons end>
          <Button
            size="small"
            variant="primary"
            busy={accept.isPending}
            onClick={() => accept.mutate()}
          >
            Accept
          </Button>
          <Button size="small" onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </Buttons>
        {isDeclining && <DeclineDialog record={record} onClose={() => setDeclining(false)} />}
      </Cell>
    </tr>
  )
}
