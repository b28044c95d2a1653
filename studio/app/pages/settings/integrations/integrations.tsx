import {
  Button,
  Card,
  Cell,
  EmptyState,
  ErrorState,
  SkeletonRows,
  Table,
  TableHead,
} from '@talkgraph/ui'
import type { ConnectorKind } from '@talkgraph/wire/connections'
import { Plug } from 'lucide-react'
import { useState } from 'react'
import { useConnections, useConnectors, useSignIn } from '../../../api/connections.js'
import { wordsOf } from '../../../api/problem.js'
import { nextControl, useKeptFocus } from '../../../shell/use-kept-focus.js'
import { SettingsPage } from '../settings-page.js'
import { ConnectionDialog } from './connection-dialog.js'
import { ConnectionRow } from './connection-row.js'
import { HooksCard } from './hooks-card.js'
import styles from './integrations.module.css'
import { useSignInNews } from './sign-in-news.js'

/** The account's connections with other products. */
export function Integrations() {
  const connectors = useConnectors()
  const connections = useConnections()
  const [made, setMade] = useState<ConnectorKind>()
  useSignInNews(connections.data)
  const failed = [connectors, connections].find(({ error, data }) => error && !data)
  return (
    <SettingsPage part="Integrations">
      {failed ? (
        <ErrorState
          title="The connections could not be loaded"
          onRetry={() => Promise.all([connectors.refetch(), connections.refetch()])}
          busy={connectors.isFetching || connections.isFetching}
        >
          {wordsOf(failed.error)}
        </ErrorState>
      ) : connectors.data && connections.data ? (
        <>
          <Connected kinds={connectors.data} records={connections.data} />
          <Products kinds={connectors.data} onConnect={setMade} />
          <HooksCard />
        </>
      ) : (
        <SkeletonRows label="Loading the connections" rows={6} />
      )}
      {made && <ConnectionDialog kind={made} onClose={() => setMade(undefined)} />}
    </SettingsPage>
  )
}

function Connected({
  kinds,
  records,
}: {
  readonly kinds: readonly ConnectorKind[]
  readonly records: NonNullable<ReturnType<typeof useConnections>['data']>
}) {
  const keptFocus = useKeptFocus(nextControl)
  return (
    <Card
      title="Connections"
      flush
      help={
        <>
          All bots of the account may use them, by the step Integration.{' '}
          <a href="/docs/connect">What bots can do with them</a>
        </>
      }
    >
      {records.length > 0 ? (
        <Table caption="Connections" stacks>
          <TableHead columns={['Name', 'State', null]} />
          <tbody {...keptFocus}>
            {records.map(record => (
              <ConnectionRow
                key={record.id}
                record={record}
                kind={kinds.find(({ name }) => name === record.connector)}
              />
            ))}
          </tbody>
        </Table>
      ) : (
        <EmptyState title="Nothing is connected yet" icon={<Plug size={20} />}>
          Connect with a product below. Then bots keep there what visitors answer.
        </EmptyState>
      )}
    </Card>
  )
}

const Products = ({
  kinds,
  onConnect,
}: {
  readonly kinds: readonly ConnectorKind[]
  readonly onConnect: (kind: ConnectorKind) => void
}) => {
  const signIn = useSignIn()
  return (
    <Card title="Products" flush>
      <Table caption="Products" stacks>
        <TableHead columns={['Product', 'What bots do with it', null]} />
        <tbody>
          {kinds.map(kind => (
            <tr key={kind.name}>
              <Cell>{kind.title}</Cell>
              <Cell quiet label="What bots do with it">
                {kind.help}
              </Cell>
              <Cell align="end">
                <span className={styles.actions}>
                  {kind.signsIn && (
                    <Button
                      size="small"
                      variant="primary"
                      aria-label={`Sign in to ${kind.title}`}
                      busy={signIn.isPending && signIn.variables.connector === kind.name}
                      onClick={() => signIn.mutate({ connector: kind.name })}
                    >
                      Sign in
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-label={
                      kind.signsIn ? `Enter a key of ${kind.title}` : `Connect with ${kind.title}`
                    }
                    onClick={() => onConnect(kind)}
                  >
                    {kind.signsIn ? 'Enter a key' : 'Connect'}
                  </Button>
                </span>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
