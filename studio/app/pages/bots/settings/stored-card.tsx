import { Card, ErrorState, SkeletonRows } from '@talkgraph/ui'
import type { BotState } from '#api/records.js'
import { wordsOf } from '../../../api/problem.js'
import { useFlow, useStoredSettings } from '../api/queries.js'
import { StoredForm } from './stored-form.js'

/** The settings of a bot's stored conversations, which hold above those of the bot file that is live. */
export function StoredCard({
  bot: { id, publishedVersion, newestVersion },
  onChanged,
}: {
  readonly bot: BotState
  /** Told whether something is changed and not stored. */
  readonly onChanged: (isChanged: boolean) => void
}) {
  const version = publishedVersion ?? newestVersion
  const set = useStoredSettings(id)
  const flow = useFlow(id, version)
  const error = set.data ? flow.error : set.error
  if (set.data && (version === null || flow.data))
    return <StoredForm id={id} set={set.data} file={flow.data?.settings} onChanged={onChanged} />
  return (
    <Card title="Stored conversations">
      {error ? (
        <ErrorState
          title="These settings could not be loaded"
          onRetry={() => Promise.all([set.refetch(), flow.refetch()])}
          busy={set.isFetching || flow.isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the settings of stored conversations" rows={3} />
      )}
    </Card>
  )
}
