import { Button, Checkbox, Dialog, DialogClose, toast } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { counted } from '../../../text/counted.js'
import { keysKey, useKeys } from '../keys/api-keys.js'
import { membersKey, roleName } from './team.js'

/** Asks before a member is removed, or leaves: who is out cannot come back without an invitation. */
export function RemoveDialog({
  member,
  isMe,
  open,
  onOpenChange,
}: {
  readonly member: MemberRecord
  readonly isMe: boolean
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}) {
  const client = useQueryClient()
  const who = member.name || member.email
  const [withKeys, setWithKeys] = useState(false)
  const { data: keys = [] } = useKeys(open && !isMe)
  const theirs = keys.filter(
    ({ madeBy, revokedAt }) => madeBy?.id === member.id && revokedAt === null,
  )
  const remove = useMutation({
    mutationFn: () =>
      api.removeMember({ memberId: member.id, ...(withKeys && { keys: 'revoke' as const }) }),
    onSettled: () => onOpenChange(false),
    onSuccess: ({ keysLeft }) => {
      if (isMe) return location.assign('/studio/')
      const left =
        keysLeft > 0 ? ` ${counted(keysLeft, 'key')} that they made can be used still.` : ''
      toast({ text: `${who} was removed.${left}` })
      // The dialog closes before the row goes that it gives the focus back to.
      void client.invalidateQueries({ queryKey: membersKey })
      void client.invalidateQueries({ queryKey: keysKey })
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isMe ? 'Leave the account?' : `Remove ${who}?`}
      description={
        isMe
          ? 'You lose your way in at once. An owner can invite you again.'
          : `${roleName(member.role)} until now. From then on they see nothing of this account.`
      }
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {isMe ? 'Leave' : 'Remove'}
          </Button>
        </>
      }
    >
      {theirs.length > 0 && (
        <Checkbox
          label={
            theirs.length === 1
              ? 'Revoke the key that they made'
              : `Revoke the ${theirs.length} keys that they made`
          }
          help="Programs that use them are refused at once."
          checked={withKeys}
          onChange={event => setWithKeys(event.target.checked)}
        />
      )}
    </Dialog>
  )
}
