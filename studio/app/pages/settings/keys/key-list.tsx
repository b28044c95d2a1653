import { Card, EmptyState, ErrorState, SkeletonRows, Table, TableHead } from '@talkgraph/ui'
import { KeyRound } from 'lucide-react'
import { wordsOf } from '../../../api/problem.js'
import { nextControl, useKeptFocus } from '../../../shell/use-kept-focus.js'
import { useKeys } from './api-keys.js'
import { KeyRow } from './key-row.js'

/** The keys there are, those that are good first. */
export function KeyList() {
  const { data, error, refetch, isFetching } = useKeys()
  const keptFocus = useKeptFocus(nextControl)
  return (
    <Card
      title="API keys"
      flush
      help={
        <>
          A key may do what an owner may. Keep it on servers, never in pages.{' '}
          <a href="/resources/install-guide?tab=api">What the API can do</a>
        </>
      }
    >
      {data && data.length > 0 ? (
        <Table caption="API keys" stacks>
          <TableHead columns={['Name', 'Made', 'State', null]} />
          <tbody {...keptFocus}>
            {data
              .toSorted((a, b) => Number(a.revokedAt !== null) - Number(b.revokedAt !== null))
              .map(key => (
                <KeyRow key={key.id} record={key} />
              ))}
          </tbody>
        </Table>
      ) : data ? (
        <EmptyState title="There is no key yet" icon={<KeyRound size={20} />}>
          Make one when a program of yours is to read results, publish bots or answer visitors.
        </EmptyState>
      ) : error ? (
        <ErrorState title="The keys could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the keys" rows={3} />
      )}
    </Card>
  )
}
