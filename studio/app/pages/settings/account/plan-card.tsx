import { Button, Card, Cell, Table, TableHead } from '@talkgraph/ui'
import type { AccountPlanRecord, PlanLine, PlanRecord } from '@talkgraph/wire/plans'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.js'
import { tellProblem } from '../../../api/query-client.js'

const number = (value: number) => value.toLocaleString('en')

const titles: Readonly<Record<PlanLine, string>> = {
  chats: 'Chats this month',
  chatbots: 'Chatbots',
  members: 'Members and invitations',
  channels: 'Channels',
  integrations: 'Connected products',
  pieces: 'Pieces of knowledge',
}

/** The plan of the account, what of it is used, and what comes next; nothing where the server has no plans. */
export function PlanCard() {
  const { data } = useQuery({
    queryKey: ['plan'],
    queryFn: ({ signal }) => api.fetchPlan({}, { signal }),
  })
  if (!data?.plan) return null
  const { plan, next, use } = data
  return (
    <Card flush title={`Plan: ${plan.name}`} help={sayTrial(data)} footer={payButtons(data)}>
      <Table caption="What of the plan is used">
        <TableHead
          columns={[
            'Line',
            { label: 'Used', align: 'end' },
            { label: 'In this plan', align: 'end' },
            ...(next ? [{ label: `In ${next.name}`, align: 'end' as const }] : []),
          ]}
        />
        <tbody>
          {use.map(({ name, used, limit }) => (
            <tr key={name}>
              <Cell>{titles[name]}</Cell>
              <Cell align="end">{number(used)}</Cell>
              <Cell align="end">{sayOf(plan, name, limit)}</Cell>
              {next && <Cell align="end">{sayOf(next, name, limitOf(next, name))}</Cell>}
            </tr>
          ))}
          {kept.map(({ title, said }) => (
            <tr key={title}>
              <Cell>{title}</Cell>
              <Cell align="end">–</Cell>
              <Cell align="end">{said(plan)}</Cell>
              {next && <Cell align="end">{said(next)}</Cell>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

/** Who pays already changes that with the provider; who tries a plan can keep it, and everybody have the next one. */
function payButtons({ plan, trialEndsAt, next, isPaid }: AccountPlanRecord) {
  if (isPaid) return <PayButton label="Change the plan, or how it is paid" isFirst />
  const canKeep = trialEndsAt !== null && plan?.isPayable
  if (!canKeep && !next?.isPayable) return undefined
  return (
    <>
      {canKeep && <PayButton plan={plan.id} label={`Keep ${plan.name}`} isFirst />}
      {next?.isPayable && (
        <PayButton plan={next.id} label={`Change to ${next.name}`} isFirst={!canKeep} />
      )}
    </>
  )
}

/** Leads to the page where the plan is paid. */
function PayButton({
  plan,
  label,
  isFirst,
}: {
  readonly plan?: string
  readonly label: string
  readonly isFirst: boolean
}) {
  const pay = useMutation({
    mutationFn: () => api.payForPlan({ body: { plan } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: error => tellProblem(error, 'The page for paying could not be opened.'),
  })
  return (
    <Button
      variant={isFirst ? 'primary' : 'quiet'}
      busy={pay.isPending}
      onClick={() => pay.mutate()}
    >
      {label}
    </Button>
  )
}

function sayTrial({ trialEndsAt, after, next, use, isPaid }: AccountPlanRecord): string {
  const chats = use.find(({ name }) => name === 'chats')
  const isFull = chats && chats.limit !== null && chats.used >= chats.limit
  return [
    trialEndsAt &&
      `The trial ends on ${new Date(trialEndsAt).toLocaleDateString('en', { dateStyle: 'long' })}; then the plan is ${after?.name}.`,
    isFull &&
      'All chats of this month are used: conversations under way go on, and new visitors get the words from the settings of each bot.',
    !isPaid && !next?.isPayable && 'Ask who runs the server for another plan.',
  ]
    .filter(Boolean)
    .join(' ')
}

const say = (limit: number | null) => (limit === null ? 'No limit' : number(limit))
/** Where a plan names which ones, there is no number. */
function sayOf(plan: PlanRecord, line: PlanLine, limit: number | null): string {
  const allowed = plan[line]
  return typeof allowed === 'object' && allowed !== null ? allowed.join(', ') : say(limit)
}

const sayWhether = (has: boolean | null) => (has === false ? 'No' : 'Yes')

/** What of a plan is not counted. */
const kept: readonly { readonly title: string; said(plan: PlanRecord): string }[] = [
  {
    title: 'Brand on the widget',
    said: ({ branding }) => {
      if (branding === 'hidden') return 'Can be hidden'
      return branding === false ? 'Stays' : 'Can be your own'
    },
  },
  { title: 'Webhooks', said: ({ webhooks }) => sayWhether(webhooks) },
  { title: 'API', said: ({ api }) => sayWhether(api) },
  {
    title: 'Experiments in each chatbot',
    said: ({ experiments }) =>
      typeof experiments === 'number' ? number(experiments) : sayWhether(experiments !== false),
  },
  {
    title: 'Conversations are kept',
    said: ({ retentionDays }) =>
      retentionDays === null ? 'As you choose' : `At most ${number(retentionDays)} days`,
  },
]

function limitOf(plan: PlanRecord, line: PlanLine): number | null {
  if (line !== 'channels' && line !== 'integrations') return plan[line]
  const allowed = plan[line]
  if (typeof allowed === 'number') return allowed
  return allowed === false ? 0 : null
}
