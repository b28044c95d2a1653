import {
  Badge,
  Button,
  Card,
  Cell,
  ErrorState,
  RelativeTime,
  Select,
  SkeletonRows,
  Table,
  TableHead,
} from '@talkgraph/ui'
import type { BotVersion } from '@talkgraph/wire/bots'
import { useState } from 'react'
import { wordsOf } from '../../../api/problem.js'
import { Stack } from '../../../shell/page.js'
import { By } from '../../../text/by.js'
import { usePublish } from '../api/mutations.js'
import { useVersions } from '../api/queries.js'
import { useAbout } from '../bot/bot.js'
import { NoFlow } from '../bot/no-flow.js'
import { Changes } from './changes.js'
import styles from './versions.module.css'

/** Every version of a bot: who stored it, what changed, and which is live. */
export function Versions() {
  const { chatbot: bot } = useAbout()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions(
    bot.id,
  )
  const publish = usePublish(bot.id)
  const [pair, setPair] = useState<{ readonly after: number; readonly before: number }>()
  if (error && !data) {
    return (
      <ErrorState title="The versions could not be loaded" onRetry={refetch} busy={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    )
  }
  if (!data) return <SkeletonRows label="Loading versions" rows={4} />
  const versions = data.pages.flatMap(page => page.versions)
  const [newest] = versions
  if (!newest) return <NoFlow />
  const before = versions.find(
    ({ version }) => version === bot.publishedVersion && version !== newest.version,
  )
  const chosen = pair ?? {
    after: newest.version,
    before: (before ?? versions[1] ?? newest).version,
  }
  return (
    <Stack>
      <Card
        flush
        footer={
          hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          )
        }
      >
        <Table caption="Versions" stacks className={styles.table}>
          <TableHead columns={['Version', 'State', 'Stored', 'First live', null]} />
          <tbody>
            {versions.map((version, place) => (
              <Row
                key={version.version}
                version={version}
                isNewer={bot.publishedVersion === null || version.version > bot.publishedVersion}
                earlier={versions[place + 1]?.version}
                busy={publish.isPending && publish.variables === version.version}
                onPublish={() => publish.mutate(version.version)}
                onCompare={earlier => setPair({ after: version.version, before: earlier })}
              />
            ))}
          </tbody>
        </Table>
      </Card>
      {publish.error && (
        <ErrorState title="The version was not published">{wordsOf(publish.error)}</ErrorState>
      )}
      {versions.length > 1 && (
        <Card title="What changed" help="Between any two versions, in words.">
          <div className={styles.pair}>
            <VersionSelect
              label="From"
              value={chosen.before}
              versions={versions}
              onChange={before => setPair({ ...chosen, before })}
            />
            <VersionSelect
              label="To"
              value={chosen.after}
              versions={versions}
              onChange={after => setPair({ ...chosen, after })}
            />
          </div>
          <Changes id={bot.id} version={chosen.after} since={chosen.before} />
        </Card>
      )}
    </Stack>
  )
}

function Row({
  version: { version, createdAt, storedBy, publishedAt, publishedBy, isPublished },
  isNewer,
  earlier,
  busy,
  onPublish,
  onCompare,
}: {
  readonly version: BotVersion
  readonly isNewer: boolean
  readonly earlier: number | undefined
  readonly busy: boolean
  readonly onPublish: () => void
  readonly onCompare: (earlier: number) => void
}) {
  return (
    <tr>
      <Cell>{`Version ${version}`}</Cell>
      <Cell label="State">
        {isPublished ? (
          <Badge tone="good" dot>
            Live
          </Badge>
        ) : (
          <Badge>{publishedAt === null ? 'Draft' : 'Was live'}</Badge>
        )}
      </Cell>
      <Cell quiet label="Stored">
        <RelativeTime value={createdAt} />
        <By name={storedBy} />
      </Cell>
      <Cell quiet label="First live">
        {publishedAt === null ? (
          'Never'
        ) : (
          <>
            <RelativeTime value={publishedAt} />
            <By name={publishedBy} />
          </>
        )}
      </Cell>
      <Cell align="end">
        <div className={styles.actions}>
          {earlier !== undefined && (
            <Button
              size="small"
              variant="plain"
              aria-label={`What changed in version ${version}`}
              onClick={() => onCompare(earlier)}
            >
              What changed
            </Button>
          )}
          {!isPublished && (
            <Button size="small" busy={busy} onClick={onPublish}>
              {isNewer ? `Publish version ${version}` : `Go back to version ${version}`}
            </Button>
          )}
        </div>
      </Cell>
    </tr>
  )
}

const VersionSelect = ({
  label,
  value,
  versions,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly versions: readonly BotVersion[]
  readonly onChange: (version: number) => void
}) => (
  <Select
    label={label}
    value={String(value)}
    onChange={event => onChange(Number(event.target.value))}
    options={versions.map(({ version, isPublished }) => ({
      value: String(version),
      label: `Version ${version}${isPublished ? ' (live)' : ''}`,
    }))}
  />
)
