import { Button, Card, EmptyState, ErrorState } from '@talkgraph/ui'
import { MessagesSquare } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { ResultRecord } from '#api/records.js'
import { wordsOf } from '../../../api/problem.js'
import { Stack } from '../../../shell/page.js'
import { Funnel } from '../charts/funnel.js'
import { Summary } from '../charts/summary.js'
import { UnknownWords } from '../charts/unknown-words.js'
import { DeleteMenu } from '../delete/delete-menu.js'
import { conversationPath } from '../model/conversation-path.js'
import { useDeleted } from '../model/delete-later.js'
import { useBots, useCounts, useResults } from '../model/results.js'
import { ExportMenu } from './export-menu.js'
import { FilterBar } from './filter-bar.js'
import { ranges, useFilters } from './filters.js'
import { KeepSwitch } from './keep-switch.js'
import { ResultList, ResultSkeleton } from './result-list.js'
import { StepNote } from './step-note.js'

/** What visitors told the bots, or one of them: how many, how far, and each conversation. */
export function ResultsView({ botId }: { readonly botId?: string }) {
  const filtering = useFilters(botId)
  const { filters } = filtering
  const bots = useBots()
  const counts = useCounts(filters)
  const results = useResults(filters)
  const deleted = useDeleted()
  const shown =
    results.data?.pages.flatMap(page => page.results).filter(({ id }) => !deleted.has(id)) ?? []
  const titles = new Map(bots.data?.map(({ id, title }) => [id, title]))
  const published = bots.data?.find(({ id }) => id === filters.chatbotId)?.publishedVersion
  const isOfStep = [filters.endedAt, filters.passed, filters.version].some(each => each !== '')
  const [search] = useSearchParams()
  // What was found by its way is looked at on its way.
  const onCanvas = (result: ResultRecord) =>
    conversationPath(result, String(search)) ?? `/results/${result.id}`
  const isEmpty = !results.isPending && shown.length === 0

  return (
    <Stack>
      <FilterBar {...filtering} bots={botId === undefined ? (bots.data ?? []) : undefined} />
      <StepNote filters={filters} newest={published} onClear={filtering.clearStep} />
      {/* They count all, whatever is looked for. */}
      {filters.query === '' && !isOfStep && filters.chatbotId !== '' && (
        <>
          <Funnel filters={filters} published={published} />
          <UnknownWords chatbotId={filters.chatbotId} />
        </>
      )}
      {filters.query === '' && !isOfStep && (
        <Summary counts={counts} chatbotId={filters.chatbotId} version={published} />
      )}
      <Card
        flush
        footer={
          botId !== undefined &&
          shown.length > 0 && (
            <>
              <DeleteMenu scope={{ chatbotId: botId, title: titles.get(botId) }} />
              <ExportMenu filters={filters} />
            </>
          )
        }
      >
        {results.isPending && <ResultSkeleton />}
        {results.isError && shown.length === 0 && (
          <ErrorState
            title="The conversations could not be loaded"
            onRetry={() => results.refetch()}
            busy={results.isFetching}
          >
            {wordsOf(results.error)}
          </ErrorState>
        )}
        {isEmpty && !results.isError && (
          <Nothing {...filtering} botId={botId ?? (filters.chatbotId || undefined)} />
        )}
        {shown.length > 0 && (
          <ResultList
            results={shown}
            titles={botId === undefined ? titles : undefined}
            more={results.hasNextPage ? () => results.fetchNextPage() : undefined}
            isBusy={results.isFetchingNextPage}
            {...(isOfStep && { hrefOf: onCanvas })}
          />
        )}
      </Card>
    </Stack>
  )
}

function Nothing({
  isNarrowed,
  range,
  setRange,
  clear,
  botId,
}: ReturnType<typeof useFilters> & { readonly botId: string | undefined }) {
  if (isNarrowed)
    return (
      <EmptyState
        title="No conversation matches"
        action={<Button onClick={clear}>Show all conversations</Button>}
      >
        Look for other words, or over a longer time.
      </EmptyState>
    )
  const isAll = range === 'all'
  const time =
    range === 'days'
      ? 'on these days'
      : `in the ${ranges.find(({ value }) => value === range)?.label.toLowerCase()}`
  return (
    <EmptyState
      icon={<MessagesSquare size={20} />}
      title={isAll ? 'No conversations yet' : `No conversations ${time}`}
      action={
        <Stack>
          {botId !== undefined && <KeepSwitch botId={botId} />}
          {!isAll && <Button onClick={() => setRange('all')}>Show all time</Button>}
        </Stack>
      }
    >
      {botId === undefined
        ? 'Conversations are stored only for bots whose owner switches that on: under the bot’s own results, or in its settings. They then appear here as visitors answer.'
        : 'They appear here as visitors answer, while they are stored.'}
    </EmptyState>
  )
}
