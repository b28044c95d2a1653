import {
  Badge,
  Button,
  Callout,
  Card,
  Cell,
  CopyButton,
  ErrorState,
  SkeletonRows,
  Table,
  TableHead,
} from '@talkgraph/ui'
import { useState } from 'react'
import { wordsOf } from '#api/problem.js'
import type { ChannelPage, ChannelRecord } from '#api/records.js'
import { useChannelPage } from '../../api/channels.js'
import styles from '../channels.module.css'
import looks from './page.module.css'
import { domainWords } from './page-words.js'

/** Whether the domain of a page is proven and leads here, and what is to be entered where it is kept; looks again while it is open. */
export function DomainCard({ channel }: { readonly channel: ChannelRecord }) {
  const { data, error, refetch, isFetching } = useChannelPage(channel.id, true)
  const [isAsked, setAsked] = useState(false)
  const look = () => {
    setAsked(true)
    void refetch().finally(() => setAsked(false))
  }
  return (
    <Card
      title="Domain"
      help="Records are entered where you have bought the domain. It may take some hours until they hold."
      actions={
        <Button size="small" busy={isAsked} onClick={look}>
          Check again
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState title="The domain could not be checked" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <SkeletonRows label="Checking the domain" rows={2} />
      ) : (
        data.domain && <Records domain={data.domain} />
      )}
    </Card>
  )
}

function Records({ domain }: { readonly domain: NonNullable<ChannelPage['domain']> }) {
  const { tone, title, text } = domainWords(domain)
  return (
    <div className={styles.part}>
      <Callout tone={tone} title={title}>
        <p role="status">{text}</p>
      </Callout>
      <Table caption="Records of the domain" stacks className={looks.records}>
        <TableHead columns={['Type', 'Name', 'Value', 'State', null]} />
        <tbody>
          {domain.records.map(record => (
            <tr key={`${record.type} ${record.value}`}>
              <Cell>{record.type}</Cell>
              <Cell label="Name">
                <code dir="ltr">{record.name}</code>
              </Cell>
              <Cell label="Value">
                <code dir="ltr">{record.value}</code>
              </Cell>
              <Cell label="State">
                {record.isRight ? (
                  <Badge tone="good" dot>
                    Right
                  </Badge>
                ) : (
                  <Badge tone="warn">Missing</Badge>
                )}
              </Cell>
              <Cell align="end">
                <CopyButton text={record.value} label="Copy the value" />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
