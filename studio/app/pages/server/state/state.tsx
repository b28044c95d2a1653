import { Badge, Card, Cell, ErrorState, RelativeTime, SkeletonRows, Table, TableHead } from '@talkgraph/ui'
import type { ServerStateRecord } from '@talkgraph/wire/server'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordsOf } from '../../../api/problem.js'
import { request } from '../../../api/request.js'
import { ServerPage } from '../server-page.js'

/** How the server stands: version, database, mails and jobs. */
export const ServerState = () => (
  <ServerPage part="State">
    <State />
  </ServerPage>
)

function State() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['server', 'state'],
    queryFn: ({ signal }) => request<ServerStateRecord>('GET', '/server/state', { signal }),
    refetchInterval: 15_000,
  })
  if (data)
    return (
      <>
        <Parts state={data} />
        <Jobs state={data} />
        {data.failedJobs.length > 0 && <Failed state={data} />}
        {data.helpful.length > 0 && <Helpful state={data} />}
      </>
    )
  return error ? (
    <ErrorState title="The state could not be loaded" onRetry={refetch} busy={isFetching}>
      {wordsOf(error)}
    </ErrorState>
  ) : (
    <SkeletonRows label="Loading the state" rows={5} />
  )
}

const Parts = ({ state }: { readonly state: ServerStateRecord }) => {
  const { version, node, database, mails, sendsMail, publicUrl, signUp } = state
  const parts: readonly { readonly what: string; readonly words: string; readonly badge?: ReactNode }[] = [
    { what: 'Version', words: `${version}, on Node ${node}` },
    {
      what: 'Database',
      words: database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL',
      badge: database.isThere ? (
        <Badge tone="good">Answers</Badge>
      ) : (
        <Badge tone="bad">Does not answer</Badge>
      ),
    },
    {
      what: 'Mails',
      words: `${sendsMail ? 'Sent by the mail server of SMTP_URL' : 'Kept in the folder outbox: SMTP_URL is not set'}. ${mails.sent} sent, ${mails.waiting} waiting, ${mails.failed} given up.`,
      badge:
        mails.failed > 0 ? <Badge tone="bad">Some were given up</Badge> : <Badge tone="good">All well</Badge>,
    },
    {
      what: 'Address',
      words: publicUrl ?? 'Links in mails lead to localhost.',
      badge: publicUrl === null && <Badge tone="warn">Set PUBLIC_URL</Badge>,
    },
    {
      what: 'Accounts',
      words:
        signUp === 'open'
          ? 'Whoever comes makes one (TALKGRAPH_SIGN_UP=open).'
          : 'Given out on request (TALKGRAPH_SIGN_UP=invited).',
    },
  ]
  return (
    <Card title="Server" flush>
      <Table caption="Server" stacks>
        <TableHead columns={['What', 'How it stands', 'State']} />
        <tbody>
          {parts.map(({ what, words, badge }) => (
            <tr key={what}>
              <Cell>{what}</Cell>
              <Cell quiet>{words}</Cell>
              <Cell>{badge}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const Jobs = ({ state: { jobs } }: { readonly state: ServerStateRecord }) => (
  <Card title="Jobs" flush help="What the server does later.">
    <Table caption="Jobs">
      <TableHead columns={['Job', { label: 'Waiting', align: 'end' }, { label: 'Given up', align: 'end' }]} />
      <tbody>
        {jobs.map(({ handler, waiting, failed }) => (
          <tr key={handler}>
            <Cell>{handler}</Cell>
            <Cell align="end">{waiting}</Cell>
            <Cell align="end">{failed}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  </Card>
)

const Failed = ({ state: { failedJobs } }: { readonly state: ServerStateRecord }) => (
  <Card
    title="Given up last"
    flush
    help="`talkgraph jobs retry ID` has one done once more, where the server runs."
  >
    <Table caption="Given up last" stacks>
      <TableHead columns={['Job', 'Why', 'When', 'ID']} />
      <tbody>
        {failedJobs.map(({ id, handler, error, at }) => (
          <tr key={id}>
            <Cell>{handler}</Cell>
            <Cell quiet>{error ?? '–'}</Cell>
            <Cell quiet>
              <RelativeTime value={at} />
            </Cell>
            <Cell quiet>{id}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  </Card>
)

const Helpful = ({ state: { helpful } }: { readonly state: ServerStateRecord }) => (
  <Card title="Was this page helpful?" flush help="What visitors of the documentation answered.">
    <Table caption="Was this page helpful?">
      <TableHead columns={['Page', { label: 'Yes', align: 'end' }, { label: 'No', align: 'end' }]} />
      <tbody>
        {helpful.map(({ page, yes, no }) => (
          <tr key={page}>
            <Cell>
              <a href={page}>{page}</a>
            </Cell>
            <Cell align="end">{yes}</Cell>
            <Cell align="end">{no}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  </Card>
)
