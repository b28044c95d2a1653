import { Button, Callout, Card, ErrorState, SkeletonRows, toast } from '@talkgraph/ui'
import type { IntentRow } from '@talkgraph/wire/intents'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { wordsOf } from '../../../api/problem.js'
import { tellProblem } from '../../../api/query-client.js'
import { Stack } from '../../../shell/page.js'
import { useAbout } from '../bot/bot.js'
import { HowSure } from './how-sure.js'
import { IntentTable } from './intent-table.js'
import styles from './intents.module.css'
import { intentsKey, keepRows, type Reviewed, review, train, useIntents } from './intents-api.js'
import { Methods } from './methods.js'
import { ReviewRows } from './review-rows.js'
import { TryText } from './try-text.js'
import { Versions } from './versions.js'

/** What a bot is taught to understand: its utterances, what it has learned of them, and how sure it must be. */
export function Intents() {
  const { id } = useAbout().chatbot
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useIntents(id)
  const [reviewed, setReviewed] = useState<Reviewed>()
  const input = useRef<HTMLInputElement>(null)
  const look = useMutation({
    mutationFn: (given: Blob | readonly IntentRow[]) => review(id, given),
    onSuccess: setReviewed,
  })
  const learn = useMutation({
    mutationFn: () => train(id),
    onSettled: () => client.invalidateQueries({ queryKey: intentsKey(id) }),
    onSuccess: ({ state, reason }) =>
      state === 'failed'
        ? toast({ text: reason ?? 'The bot could not be trained.', tone: 'bad' })
        : toast({ text: 'The bot has learned its intents.', tone: 'good' }),
  })
  const keep = async (rows: readonly IntentRow[]) => {
    await keepRows(id, rows)
    await client.invalidateQueries({ queryKey: intentsKey(id) })
    setReviewed(undefined)
  }
  if (error && !data)
    return (
      <ErrorState title="The intents could not be loaded" onRetry={refetch} busy={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    )
  if (!data) return <SkeletonRows label="Loading intents" rows={4} />
  const isLearning = learn.isPending || data.state === 'training'
  const canLearn = data.intents.length > 1
  return (
    <Stack>
      <Card
        title="Intents"
        help="What visitors may mean, each with utterances of it. A step “Understand what is meant” goes on by them."
        footer={
          <div className={styles.buttons}>
            <Button
              icon={<FileUp size={16} />}
              busy={look.isPending}
              onClick={() => input.current?.click()}
            >
              Upload a table
            </Button>
            <Button icon={<Pencil size={16} />} onClick={() => look.mutate(data.rows)}>
              {data.rows.length > 0 ? 'Review and edit' : 'Write utterances'}
            </Button>
            <Button
              variant="primary"
              disabled={!canLearn}
              busy={isLearning}
              onClick={() => learn.mutate()}
            >
              Train
            </Button>
          </div>
        }
      >
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          aria-label="Table of intents and utterances"
          onChange={event => {
            const [file] = event.target.files ?? []
            if (file) look.mutate(file)
            // The same file can be chosen again.
            event.target.value = ''
          }}
        />
        {isLearning && (
          <p role="status">
            Learning
            <progress
              className={styles.progress}
              aria-label="Learning"
              {...(data.progress !== null && { value: data.progress })}
            />
          </p>
        )}
        {data.state === 'failed' && !isLearning && (
          <Callout tone="bad">{data.reason ?? 'The bot could not be trained.'}</Callout>
        )}
        {data.isStale && !isLearning && (
          <Callout>The utterances have changed since the bot was trained.</Callout>
        )}
        <IntentTable intents={data.intents} report={data.report} />
      </Card>
      {data.version !== null && (
        <>
          {data.report && (
            <HowSure
              key={`${data.version} ${data.threshold} ${data.method}`}
              botId={id}
              report={data.report}
              threshold={data.threshold}
            />
          )}
          <Methods botId={id} intents={data} />
          <TryText botId={id} />
          <Versions botId={id} intents={data} />
        </>
      )}
      {reviewed && (
        <ReviewRows
          given={reviewed}
          lookAgain={rows => review(id, rows)}
          onKeep={rows => keep(rows).catch(tellProblem)}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </Stack>
  )
}
