import { Card, EmptyState, ErrorState, SkeletonRows, Table, TableHead } from '@talkgraph/ui'
import { UserPlus } from 'lucide-react'
import { useAccessRequests } from '#api/access-requests.js'
import { wordsOf } from '../../../api/problem.js'
import { nextControl, useKeptFocus } from '../../../shell/use-kept-focus.js'
import { ServerPage } from '../server-page.js'
import { RequestRow } from './request-row.js'

/** Who asks for an account, each answered with one press. */
export const AccessRequests = () => (
  <ServerPage part="Requests">
    <RequestList />
  </ServerPage>
)

function RequestList() {
  const { data, error, refetch, isFetching } = useAccessRequests()
  const keptFocus = useKeptFocus(nextControl)
  return (
    <Card
      title="Requests"
      flush
      help="Who is accepted gets a mail with a link into an account of their own, good for 7 days. Who is declined gets one only if you write to them, and what they wrote is deleted."
    >
      {data && data.length > 0 ? (
        <Table caption="Requests" stacks>
          <TableHead columns={['Name', 'E-mail address', 'What for', 'Asked', null]} />
          <tbody {...keptFocus}>
            {data.map(record => (
              <RequestRow key={record.id} record={record} />
            ))}
          </tbody>
        </Table>
      ) : data ? (
        <EmptyState title="Nobody is waiting" icon={<UserPlus size={20} />}>
          Who asks for an account at /sign-up stands here.
        </EmptyState>
      ) : error ? (
        <ErrorState title="The requests could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the requests" rows={3} />
      )}
    </Card>
  )
}
