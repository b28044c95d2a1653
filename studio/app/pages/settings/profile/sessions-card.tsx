import {
  Button,
  Card,
  Cell,
  ErrorState,
  RelativeTime,
  SkeletonRows,
  Table,
  TableHead,
  toast,
} from '@talkgraph/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../../api/problem.js'
import { authRequest } from '../../../api/request.js'
import { useSessionChanges } from '../../../shell/session-changes.js'
import { deviceOf, type SessionRecord, sessionsKey } from './sessions.js'

/** Where one is signed in, and how to sign out elsewhere and here. */
export function SessionsCard() {
  const client = useQueryClient()
  const { signOut } = useSessionChanges()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) =>
      authRequest<readonly SessionRecord[]>('GET', '/list-sessions', { signal }),
  })
  const endOthers = useMutation({
    mutationFn: () => authRequest('POST', '/revoke-other-sessions', { body: {} }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionsKey })
      toast({ text: 'You are signed out everywhere else.', tone: 'good' })
    },
  })
  return (
    <Card
      title="Where you are signed in"
      flush
      footer={
        <>
          {data && data.length > 1 && (
            <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
              Sign out everywhere else
            </Button>
          )}
          <Button busy={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign out here
          </Button>
        </>
      }
    >
      {data ? (
        <Table caption="Where you are signed in" stacks>
          <TableHead columns={['Device', 'Address', 'Last seen']} />
          <tbody>
            {data.map(session => (
              <tr key={session.id}>
                <Cell>{deviceOf(session.userAgent)}</Cell>
                <Cell quiet label="Address">
                  {session.ipAddress || '–'}
                </Cell>
                <Cell quiet label="Last seen">
                  <RelativeTime value={session.updatedAt} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : error ? (
        <ErrorState title="Your sessions could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading your sessions" rows={2} />
      )}
    </Card>
  )
}
