import {
  Button,
  Card,
  Cell,
  EmptyState,
  ErrorState,
  Link,
  LinkTabs,
  RelativeTime,
  SkeletonRows,
  Table,
  TableHead,
  TextField,
} from '@talkgraph/ui'
import { Blocks, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BotState } from '#api/records.js'
import { wordsOf } from '../../../api/problem.js'
import { useSettled } from '../../../forms/use-settled.js'
import { Page, Stack } from '../../../shell/page.js'
import { By } from '../../../text/by.js'
import { useMakeSubFlow, useSubFlows } from '../api/sub-flows.js'
import { ProblemCount } from '../bot/problem-count.js'
import { StateBadge } from '../bot/state-badge.js'
import styles from '../list/list.module.css'
import { listTabs } from '../list/list-tabs.js'
import { NameDialog } from '../named/name-dialog.js'

/** Every sub-flow of the account: what several bots play, and is changed once. */
export function SubFlowList() {
  const [search, setSearch] = useState('')
  const asked = useSettled(search.trim())
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useSubFlows(asked)
  const [isMaking, setMaking] = useState(false)
  const parts = data?.pages.flatMap(({ subFlows }) => subFlows)
  const isEmpty = parts?.length === 0 && asked === '' && !isFetching
  const make = (
    <Button variant="primary" icon={<Plus size={16} />} onClick={() => setMaking(true)}>
      New sub-flow
    </Button>
  )
  return (
    <Page
      title="Sub-flows"
      action={isEmpty ? undefined : make}
      tabs={<LinkTabs label="Lists of bots" tabs={listTabs('sub-flows')} />}
    >
      <Stack>
        {isEmpty ? (
          <EmptyState title="A part that many bots share" icon={<Blocks size={20} />} action={make}>
            Draw it once, such as the questions for an address, and play it in each bot. In a flow,
            select steps and choose “Make a sub-flow”.
          </EmptyState>
        ) : (
          <>
            <TextField
              className={styles.search}
              type="search"
              label="Search sub-flows"
              labelHidden
              placeholder="Search sub-flows"
              icon={<Search size={16} />}
              value={search}
              onChange={event => setSearch(event.target.value)}
            />
            {error && !parts ? (
              <ErrorState
                title="The sub-flows could not be loaded"
                onRetry={refetch}
                busy={isFetching}
              >
                {wordsOf(error)}
              </ErrorState>
            ) : !parts ? (
              <SkeletonRows label="Loading sub-flows" rows={4} />
            ) : parts.length === 0 ? (
              <EmptyState title="No sub-flow has this in its name" icon={<Search size={20} />}>
                Look for another part of its name.
              </EmptyState>
            ) : (
              <Card flush>
                <SubFlowTable parts={parts} />
              </Card>
            )}
            {hasNextPage && (
              <div>
                <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  Show more
                </Button>
              </div>
            )}
          </>
        )}
      </Stack>
      {isMaking && <NewSubFlow onClose={() => setMaking(false)} />}
    </Page>
  )
}

function NewSubFlow({ onClose }: { readonly onClose: () => void }) {
  const make = useMakeSubFlow()
  const navigate = useNavigate()
  return (
    <NameDialog
      title="New sub-flow"
      description="It begins empty, and is drawn as a bot is."
      button="Make it"
      busy={make.isPending}
      error={make.error}
      onClose={onClose}
      onName={name =>
        make.mutate(
          { name },
          { onSuccess: ({ subFlowId }) => void navigate(`/bots/${subFlowId}/flow`) },
        )
      }
    />
  )
}

const SubFlowTable = ({ parts }: { readonly parts: readonly BotState[] }) => (
  <Table caption="Sub-flows" stacks>
    <TableHead columns={['Name', 'State', 'Problems', 'Version to take', 'Last change']} />
    <tbody>
      {parts.map(part => (
        <tr key={part.id}>
          <Cell className={styles.name}>
            <Link href={`/bots/${part.id}`}>
              <bdi>{part.title}</bdi>
            </Link>
          </Cell>
          <Cell label="State">
            <StateBadge bot={part} />
          </Cell>
          <Cell quiet label="Problems">
            <ProblemCount problems={part.problems} />
          </Cell>
          <Cell quiet label="Version to take">
            {part.publishedVersion === null ? 'None' : `Version ${part.publishedVersion}`}
          </Cell>
          <Cell quiet label="Last change">
            <RelativeTime value={part.storedAt ?? part.createdAt} />
            <By name={part.storedBy} />
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
)
