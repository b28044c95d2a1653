import {
  Button,
  Card,
  Cell,
  EmptyState,
  ErrorState,
  RelativeTime,
  SkeletonRows,
  Table,
  TableHead,
  toast,
} from '@talkgraph/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { InvitationRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { nextControl, useKeptFocus } from '../../../shell/use-kept-focus.js'
import { invite, tellInvited } from './invite.js'
import { LinkDialog } from './link-dialog.js'
import styles from './person.module.css'
import { invitationsKey, roleName } from './team.js'

/** Who was invited and has not come yet. */
export function InvitationList() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => api.listInvitations({}, { signal }),
  })
  const keptFocus = useKeptFocus(nextControl)
  // Another link is another invitation: its row is a new one, the dialog stays.
  const [handed, setHanded] = useState<HandedLink>()
  return (
    <Card title="Invitations" flush>
      {data && data.invitations.length > 0 ? (
        <Table caption="Invitations" stacks>
          <TableHead columns={['E-mail address', 'Role', 'Ends', null]} />
          <tbody {...keptFocus}>
            {data.invitations.map(invitation => (
              <InvitationRow key={invitation.id} invitation={invitation} onLink={setHanded} />
            ))}
          </tbody>
        </Table>
      ) : data ? (
        <EmptyState title="Nobody is invited" icon={<Mail size={20} />}>
          Invite somebody by mail or with a link to hand over: it is good for seven days and for one
          address alone.
        </EmptyState>
      ) : error ? (
        <ErrorState title="The invitations could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the invitations" rows={2} />
      )}
      {handed && <LinkDialog {...handed} onClose={() => setHanded(undefined)} />}
    </Card>
  )
}

interface HandedLink {
  readonly email: string
  readonly link: string
}

function InvitationRow({
  invitation: { id, email, role, expiresAt },
  onLink,
}: {
  readonly invitation: InvitationRecord
  readonly onLink: (made: HandedLink) => void
}) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: invitationsKey })
  const again = useMutation({
    mutationFn: () => invite({ email, role }),
    onSuccess: async made => {
      tellInvited(made)
      await refresh()
    },
  })
  const byHand = useMutation({
    mutationFn: () => invite({ email, role, sendMail: false }),
    onSuccess: ({ link }) => {
      if (link !== null) onLink({ email, link })
    },
    onSettled: refresh,
  })
  const withdraw = useMutation({
    mutationFn: () => api.withdrawInvitation({ invitationId: id }),
    onSuccess: async () => {
      toast({ text: `The invitation of ${email} is withdrawn.`, undo: () => again.mutate() })
      await refresh()
    },
  })
  return (
    <tr>
      <Cell>{email}</Cell>
      <Cell label="Role">{roleName(role)}</Cell>
      <Cell quiet label="Ends">
        <RelativeTime value={expiresAt} />
      </Cell>
      <Cell align="end">
        <span className={styles.row}>
          <Button size="small" busy={again.isPending} onClick={() => again.mutate()}>
            Send again
          </Button>
          <Button size="small" busy={byHand.isPending} onClick={() => byHand.mutate()}>
            Copy a link
          </Button>
          <Button size="small" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw
          </Button>
        </span>
      </Cell>
    </tr>
  )
}
