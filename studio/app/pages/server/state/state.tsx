import {
  Badge,
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
import type { ReactNode } from 'react'
import type { ServerStateRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { nextControl, useKeptFocus } from '../../../shell/use-kept-focus.js'
import { ServerPage } from '../server-page.js'

const stateKey = ['server', 'state'] as const

/** How the server stands: version, database, mails and jobs. */
export const ServerState = () => (
  <ServerPage part="State">
    <State />
  </ServerPage>
)

function State() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: stateKey,
    queryFn: ({ signal }) => api.fetchServerState({}, { signal }),
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
  const { version, node, database, mails, sendsMail, publicUrl, signUp, legal } = state
  const parts: readonly {
    readonly what: string
    readonly words: string
    readonly badge?: ReactNode
  }[] = [
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
        mails.failed > 0 ? (
          <Badge tone="bad">Some were given up</Badge>
        ) : (
          <Badge tone="good">All well</Badge>
        ),
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
    {
      what: 'Legal texts',
      words:
        legal.files.length === 0
          ? 'Terms of service and privacy policy are shown on the site.'
          : `Visitors of the site are told that there is none. Put ${legal.files.join(' and ')} into ${legal.folder ?? 'the folder of TALKGRAPH_LEGAL'}, in Markdown.`,
      badge: legal.files.length > 0 && <Badge tone="warn">Missing</Badge>,
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
              {badge ? <Cell label="State">{badge}</Cell> : <Cell />}
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
      <TableHead
        columns={['Job', { label: 'Waiting', align: 'end' }, { label: 'Given up', align: 'end' }]}
      />
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

function Failed({ state: { failedJobs } }: { readonly state: ServerStateRecord }) {
  const client = useQueryClient()
  const keptFocus = useKeptFocus(nextControl)
  const retry = useMutation({
    mutationFn: (id: string) => api.retryServerJob({ jobId: id }),
    onSuccess: () => toast({ text: 'It is done once more.', tone: 'good' }),
    onSettled: () => client.invalidateQueries({ queryKey: stateKey }),
  })
  return (
    <Card title="Given up last" flush help="What is done once more has all its tries again.">
      <Table caption="Given up last" stacks>
        <TableHead columns={['Job', 'Why', 'When', null]} />
        <tbody {...keptFocus}>
          {failedJobs.map(({ id, handler, error, at }) => (
            <tr key={id}>
              <Cell>{handler}</Cell>
              <Cell quiet>{error ?? '–'}</Cell>
              <Cell quiet>
                <RelativeTime value={at} />
              </Cell>
              <Cell align="end">
                <Button
                  size="small"
                  busy={retry.isPending && retry.variables === id}
                  onClick={() => retry.mutate(id)}
                >
                  Try again
                </Button>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const Helpful = ({ state: { helpful } }: { readonly state: ServerStateRecord }) => (
  <Card title="Was this page helpful?" flush help="What visitors of the documentation answered.">
    <Table caption="Was this page helpful?">
      <TableHead
        columns={['Page', { label: 'Yes', align: 'end' }, { label: 'No', align: 'end' }]}
      />
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
