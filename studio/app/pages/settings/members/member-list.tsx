import { Card, ErrorState, SkeletonRows, Table, TableHead } from '@talkgraph/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { nextControl, useKeptFocus } from '../../../shell/use-kept-focus.js'
import { MemberRow } from './member-row.js'
import { membersKey } from './team.js'

/** The members, whose roles can be changed in their rows. There is always one: oneself. */
export function MemberList() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: membersKey,
    queryFn: ({ signal }) => api.listMembers({}, { signal }),
  })
  const keptFocus = useKeptFocus(nextControl)
  return (
    <Card flush>
      {data ? (
        <Table caption="Members" stacks>
          <TableHead columns={['Member', 'Signs in with', 'Role', null]} />
          <tbody {...keptFocus}>
            {data.members.map(member => (
              <MemberRow key={member.id} member={member} />
            ))}
          </tbody>
        </Table>
      ) : error ? (
        <ErrorState title="The members could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the members" rows={3} avatar />
      )}
    </Card>
  )
}
