import {
  Button,
  Card,
  Cell,
  EmptyState,
  ErrorState,
  Link,
  LinkButton,
  LinkTabs,
  RelativeTime,
  SkeletonRows,
  Table,
  TableHead,
  TextField,
} from '@talkgraph/ui'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { useBots } from '#api/bots.js'
import type { BotState } from '#api/records.js'
import { wordsOf } from '../../../api/problem.js'
import { useSettled } from '../../../forms/use-settled.js'
import { BudgetNotice } from '../../../shell/budget-notice.js'
import { Page, Stack } from '../../../shell/page.js'
import { useCommands } from '../../../shell/palette/commands.js'
import { By } from '../../../text/by.js'
import { ProblemCount } from '../bot/problem-count.js'
import { StateBadge } from '../bot/state-badge.js'
import { FirstSteps } from './first-steps.js'
import styles from './list.module.css'
import { listTabs } from './list-tabs.js'

/** Every bot of the account with the state that it is in. */
export function BotList() {
  const [search, setSearch] = useState('')
  const asked = useSettled(search.trim())
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useBots(asked)
  const bots = data?.pages.flatMap(({ chatbots }) => chatbots)
  useCommands([
    {
      id: 'new-bot',
      label: 'New bot',
      group: 'Bots',
      icon: Plus,
      href: '/bots/new',
      keywords: ['create', 'add', 'template', 'import'],
    },
  ])
  const isEmpty = bots?.length === 0 && asked === '' && !isFetching
  // The demo bot is there from the start: whoever has no other has made none yet.
  const isNew = asked === '' && !isEmpty && bots?.every(({ id }) => id === 'demo') === true
  return (
    <Page
      title="Bots"
      action={
        <LinkButton variant="primary" icon={<Plus size={16} />} href="/bots/new">
          New bot
        </LinkButton>
      }
      tabs={<LinkTabs label="Lists of bots" tabs={listTabs('bots')} />}
    >
      <Stack>
        <BudgetNotice />
        {isEmpty ? (
          <FirstSteps />
        ) : (
          <>
            {isNew && (
              <Card>
                <FirstSteps />
              </Card>
            )}
            <TextField
              className={styles.search}
              type="search"
              label="Search bots"
              labelHidden
              placeholder="Search bots"
              icon={<Search size={16} />}
              value={search}
              onChange={event => setSearch(event.target.value)}
            />
            {error && !bots ? (
              <ErrorState title="The bots could not be loaded" onRetry={refetch} busy={isFetching}>
                {wordsOf(error)}
              </ErrorState>
            ) : !bots ? (
              <SkeletonRows label="Loading bots" rows={5} />
            ) : bots.length === 0 ? (
              <EmptyState title="No bot has this in its name" icon={<Search size={20} />}>
                Look for another part of its name.
              </EmptyState>
            ) : (
              <Card flush>
                <BotTable bots={bots} />
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
    </Page>
  )
}

const BotTable = ({ bots }: { readonly bots: readonly BotState[] }) => (
  <Table caption="Bots" stacks>
    <TableHead columns={['Name', 'State', 'Problems', 'Live version', 'Last change']} />
    <tbody>
      {bots.map(bot => (
        <tr key={bot.id}>
          <Cell className={styles.name}>
            <Link href={`/bots/${bot.id}`}>
              <bdi>{bot.title}</bdi>
            </Link>
          </Cell>
          <Cell label="State">
            <StateBadge bot={bot} />
          </Cell>
          <Cell quiet label="Problems">
            <ProblemCount problems={bot.problems} />
          </Cell>
          <Cell quiet label="Live version">
            {bot.publishedVersion === null ? 'None' : `Version ${bot.publishedVersion}`}
          </Cell>
          <Cell quiet label="Last change">
            <RelativeTime value={bot.storedAt ?? bot.createdAt} />
            <By name={bot.storedBy} />
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
)
