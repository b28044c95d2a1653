import {
  Badge,
  Button,
  Card,
  Cell,
  ErrorState,
  LinkButton,
  RelativeTime,
  SkeletonRows,
  Table,
  TableHead,
} from '@talkgraph/ui'
import { useState } from 'react'
import type { BotVersion } from '#api/records.js'
import { statePath, storedPath } from '#paths/stored-path.js'
import { wordsOf } from '../../../api/problem.js'
import { Stack } from '../../../shell/page.js'
import { By } from '../../../text/by.js'
import { usePublish } from '../api/mutations.js'
import { useVersions } from '../api/queries.js'
import { useAbout } from '../bot/bot.js'
import { NoFlow } from '../bot/no-flow.js'
import { NamedDrafts } from '../named/named-drafts.js'
import { AnyTwo, type Pair } from './any-two.js'
import { Publications } from './publications.js'
import styles from './versions.module.css'

/** Every version of a bot: who stored it, what changed, and which is live. */
export function Versions() {
  const { chatbot: bot } = useAbout()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useVersions(bot.id)
  const publish = usePublish(bot.id)
  const [pair, setPair] = useState<Pair>()
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
    after: String(newest.version),
    before: String((before ?? versions[1] ?? newest).version),
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
                id={bot.id}
                version={version}
                isNewer={bot.publishedVersion === null || version.version > bot.publishedVersion}
                earlier={versions[place + 1]?.version}
                busy={publish.isPending && publish.variables === version.version}
                onPublish={() => publish.mutate(version.version)}
                onCompare={earlier =>
                  setPair({ after: String(version.version), before: String(earlier) })
                }
              />
            ))}
          </tbody>
        </Table>
      </Card>
      {publish.error && (
        <ErrorState title="The version was not published">{wordsOf(publish.error)}</ErrorState>
      )}
      <NamedDrafts botId={bot.id} />
      <AnyTwo botId={bot.id} live={bot.publishedVersion} pair={chosen} onChange={setPair} />
      <Publications botId={bot.id} />
    </Stack>
  )
}

function Row({
  id,
  version: { version, createdAt, storedBy, publishedAt, publishedBy, share },
  isNewer,
  earlier,
  busy,
  onPublish,
  onCompare,
}: {
  readonly id: string
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
        {share > 0 ? (
          <Badge tone="good" dot>
            {share === 100 ? 'Live' : `Live for ${share} %`}
          </Badge>
        ) : (
          <Badge>{publishedAt === null ? 'Draft' : 'Was live'}</Badge>
        )}
      </Cell>
      <Cell quiet label="Stored">
        <span>
          <RelativeTime value={createdAt} />
          <By name={storedBy} />
        </span>
      </Cell>
      <Cell quiet label="First live">
        {publishedAt === null ? (
          'Never'
        ) : (
          <span>
            <RelativeTime value={publishedAt} />
            <By name={publishedBy} />
          </span>
        )}
      </Cell>
      <Cell align="end">
        <div className={styles.actions}>
          <LinkButton
            size="small"
            variant="plain"
            href={storedPath(id, { version })}
            aria-label={`Look at it: version ${version}`}
          >
            Look
          </LinkButton>
          <LinkButton
            size="small"
            variant="plain"
            href={statePath(id, 'draft', String(version))}
            aria-label={`Compare version ${version} with the draft`}
          >
            Compare
          </LinkButton>
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
          {share < 100 && (
            <Button size="small" busy={busy} onClick={onPublish}>
              {share > 0
                ? `Version ${version} for everybody`
                : isNewer
                  ? `Publish version ${version}`
                  : `Go back to version ${version}`}
            </Button>
          )}
        </div>
      </Cell>
    </tr>
  )
}
