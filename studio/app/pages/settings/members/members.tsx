import { Button } from '@talkgraph/ui'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { may, useMe } from '../../../api/me.js'
import { useCommands } from '../../../shell/palette/commands.js'
import { SettingsPage } from '../settings-page.js'
import { InvitationList } from './invitation-list.js'
import { InviteDialog } from './invite-dialog.js'
import { MemberList } from './member-list.js'

/** Who belongs to the account, and who is invited. */
export function Members() {
  const [isInviting, setInviting] = useState(false)
  const invite = () => setInviting(true)
  const isOwner = may(useMe().role, 'owner')
  useCommands(
    isOwner
      ? [
          {
            id: 'invite',
            label: 'Invite a member',
            icon: UserPlus,
            run: invite,
            keywords: ['add', 'person'],
          },
        ]
      : [],
  )
  return (
    <SettingsPage
      part="Members"
      action={
        isOwner && (
          <Button variant="primary" icon={<UserPlus size={16} />} onClick={invite}>
            Invite a member
          </Button>
        )
      }
    >
      <MemberList />
      {isOwner && <InvitationList />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SettingsPage>
  )
}
