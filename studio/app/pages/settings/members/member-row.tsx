import { Badge, Cell, Select, TooltipButton, toast } from '@talkgraph/ui'
import type { Role } from '@talkgraph/wire/roles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import type { MemberRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { may, meKey, useMe } from '../../../api/me.js'
import { Person } from './person.js'
import { RemoveDialog } from './remove-dialog.js'
import { membersKey, roleIn, roleName, roleOptions } from './team.js'

/** A member with their role. Owners change roles, which can be undone, and remove anybody; everybody may leave. */
export function MemberRow({ member }: { readonly member: MemberRecord }) {
  const { member: me, role: mine } = useMe()
  const isOwner = may(mine, 'owner')
  const isMe = member.id === me.id
  const who = member.name || member.email
  const changeRole = useChangeRole(member, isMe)
  const [isAsking, setAsking] = useState(false)
  return (
    <tr>
      <Cell>
        <Person name={member.name} email={member.email} you={isMe} />
      </Cell>
      <Cell label="Signs in with">
        <Badge tone={member.twoFactor ? 'good' : 'neutral'}>
          {member.twoFactor ? 'Second step' : 'Password alone'}
        </Badge>
      </Cell>
      <Cell label="Role">
        {isOwner ? (
          <Select
            label={`Role of ${who}`}
            labelHidden
            size="small"
            options={roleOptions}
            value={changeRole.isPending ? changeRole.variables.role : member.role}
            onChange={event =>
              changeRole.mutate({ role: roleIn(event.target.value), before: member.role })
            }
          />
        ) : (
          roleName(member.role)
        )}
      </Cell>
      <Cell align="end">
        {(isOwner || isMe) && (
          <TooltipButton
            label={isMe ? 'Leave the account' : `Remove ${who}`}
            icon={<UserMinus size={16} />}
            size="small"
            onClick={() => setAsking(true)}
          />
        )}
        <RemoveDialog member={member} isMe={isMe} open={isAsking} onOpenChange={setAsking} />
      </Cell>
    </tr>
  )
}

function useChangeRole({ id, name, email }: MemberRecord, isMe: boolean) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({ role }: { readonly role: Role; readonly before?: Role }) =>
      api.changeMember({ memberId: id, body: { role } }),
    onSuccess: async (_answer, { role, before }) => {
      await client.invalidateQueries({ queryKey: membersKey })
      if (isMe) await client.invalidateQueries({ queryKey: meKey })
      // Who gave the own role away cannot take it back.
      const undo = before === undefined || isMe ? undefined : () => change.mutate({ role: before })
      toast({ text: `${name || email} is now ${role}.`, undo })
    },
  })
  return change
}
