import {
  Badge,
  Button,
  Card,
  Cell,
  EmptyState,
  ErrorState,
  RelativeTime,
  Select,
  SkeletonRows,
  Table,
  TableHead,
  toast,
} from '@talkgraph/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import type { AccountUseRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { nextControl, useKeptFocus } from '../../../shell/use-kept-focus.js'
import { ServerPage } from '../server-page.js'

type PlanName = { readonly id: string; readonly name: string }

const number = new Intl.NumberFormat('en')
const accountsKey = ['server', 'accounts'] as const

/** Every account of the server, with how much it is used. */
export const ServerAccounts = () => (
  <ServerPage part="Accounts">
    <AccountList />
  </ServerPage>
)

function AccountList() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: accountsKey,
    queryFn: ({ signal }) => api.listServerAccounts({}, { signal }),
  })
  const keptFocus = useKeptFocus(nextControl)
  return (
    <Card
      title="Accounts"
      flush
      help="How much each account is used, never what for. Conversations are those of the last 30 days that its bots store. Whoever came by the sign-up page is a guest, whose bots may use little of this server’s AI keys and mails, until you trust the account."
    >
      {data && data.accounts.length > 0 ? (
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
              null,
            ]}
          />
          <tbody {...keptFocus}>
            {data.accounts.map(account => (
              <AccountRow key={account.id} account={account} plans={data.plans} />
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

/** The plan of an account, which is changed where the server has plans. */
function PlanOf({
  account: { name, plan, standing },
  plans,
  onChange,
}: {
  readonly account: AccountUseRecord
  readonly plans: readonly PlanName[]
  readonly onChange: (plan: string) => void
}) {
  if (!standing) return plan ?? '–'
  const { planId, trialEndsAt, chats, limit } = standing
  return (
    <>
      <Select
        label={`Plan of ${name}`}
        labelHidden
        size="small"
        value={planId}
        options={plans.map(({ id, name: label }) => ({ value: id, label }))}
        onChange={event => onChange(event.target.value)}
      />
      {`${number.format(chats)} of ${limit === null ? 'any number of' : number.format(limit)} chats`}
      {trialEndsAt && `, trial until ${new Date(trialEndsAt).toLocaleDateString('en')}`}
    </>
  )
}

function AccountRow({
  account,
  plans,
}: {
  readonly account: AccountUseRecord
  readonly plans: readonly PlanName[]
}) {
  const { id, name, owners, members, bots, published, conversations, createdAt, isGuest } = account
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (body: { readonly isGuest: boolean } | { readonly plan: string }) =>
      api.changeServerAccount({ accountId: id, body }),
    onSuccess: (_, body) => {
      if ('plan' in body) toast({ text: `${name} has another plan.`, tone: 'good' })
      else if (!body.isGuest)
        toast({ text: `${name} is trusted.`, undo: () => change.mutate({ isGuest: true }) })
    },
    onSettled: () => client.invalidateQueries({ queryKey: accountsKey }),
  })
  return (
    <tr>
      <Cell>
        {name} {isGuest && <Badge>Guest</Badge>}
      </Cell>
      <Cell quiet label="Owners">
        {owners.join(', ')}
      </Cell>
      <Cell quiet label="Plan">
        <PlanOf account={account} plans={plans} onChange={plan => change.mutate({ plan })} />
      </Cell>
      <Cell align="end" label="Members">
        {members}
      </Cell>
      <Cell align="end" label="Bots">{`${bots} (${published} live)`}</Cell>
      <Cell align="end" label="Conversations">
        {conversations}
      </Cell>
      <Cell quiet label="Made">
        <RelativeTime value={createdAt} />
      </Cell>
      <Cell align="end">
        {isGuest && (
          <Button
            size="small"
            aria-label={`Trust ${name}`}
            busy={change.isPending}
            onClick={() => change.mutate({ isGuest: false })}
          >
            Trust
          </Button>
        )}
      </Cell>
    </tr>
  )
}
