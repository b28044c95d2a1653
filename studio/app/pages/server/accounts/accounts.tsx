import {
  Card,
  Cell,
  EmptyState,
  ErrorState,
  RelativeTime,
  SkeletonRows,
  Table,
  TableHead,
} from '@talkgraph/ui'
import type { AccountUseRecord } from '@talkgraph/wire/server'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { wordsOf } from '../../../api/problem.js'
import { request } from '../../../api/request.js'
import { ServerPage } from '../server-page.js'

/** Every account of the server, with how much it is used. */
export const ServerAccounts = () => (
  <ServerPage part="Accounts">
    <AccountList />
  </ServerPage>
)

function AccountList() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['server', 'accounts'],
    queryFn: async ({ signal }) =>
      (await request<{ accounts: readonly AccountUseRecord[] }>('GET', '/server/accounts', { signal }))
        .accounts,
  })
  return (
    <Card
      title="Accounts"
      flush
      help="How much each account is used, never what for. Conversations are those of the last 30 days that its bots store."
    >
      {data && data.length > 0 ? (
        <Table caption="Accounts" stacks>
          <TableHead
            columns={[
              'Account',
              'Owners',
              'Plan',
              { label: 'Members', align: 'end' },
              { label: 'Bots', align: 'end' },
              { label: 'Conversations', align: 'end' },
              'Made',
            ]}
          />
          <tbody>
            {data.map(account => (
              <AccountRow key={account.id} account={account} />
            ))}
          </tbody>
        </Table>
      ) : data ? (
        <EmptyState title="There is no account yet" icon={<Building2 size={20} />} />
      ) : error ? (
        <ErrorState title="The accounts could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the accounts" rows={4} />
      )}
    </Card>
  )
}

const AccountRow = ({ account }: { readonly account: AccountUseRecord }) => (
  <tr>
    <Cell>{account.name}</Cell>
    <Cell quiet>{account.owners.join(', ')}</Cell>
    <Cell quiet>{account.plan ?? '–'}</Cell>
    <Cell align="end">{account.members}</Cell>
    <Cell align="end">{`${account.bots} (${account.published} live)`}</Cell>
    <Cell align="end">{account.conversations}</Cell>
    <Cell quiet>
      <RelativeTime value={account.createdAt} />
    </Cell>
  </tr>
)
