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
import { wordsOf } from '#api/problem.js'
import { statePath } from '#paths/stored-path.js'
import { usePublications } from '../api/queries.js'
import styles from './versions.module.css'

/** Who made what live when, with the note: each publishing, each going back, and when the bot went offline. */
export function Publications({ botId }: { readonly botId: string }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    usePublications(botId)
  const publications = data?.pages.flatMap(page => page.publications) ?? []
  return (
    <Card
      flush={publications.length > 0}
      title="What went live"
      help="Each time something went live, who did it and what they said of it."
      footer={
        hasNextPage && (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )
      }
    >
      {error && !data ? (
        <ErrorState title="What went live could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <SkeletonRows label="Loading what went live" rows={3} />
      ) : publications.length === 0 ? (
        <p>Nothing went live yet.</p>
      ) : (
        <Table caption="What went live" stacks className={styles.table}>
          <TableHead columns={['What', 'When', 'Who', 'Note']} />
          <tbody>
            {publications.map(({ version, at, by, note, share }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is new stands first, and is loaded anew
              <tr key={place}>
                <Cell>
                  {version === null ? (
                    <Badge>Taken offline</Badge>
                  ) : (
                    <LinkButton
                      size="small"
                      variant="plain"
                      href={statePath(botId, String(version))}
                    >
                      {`Version ${version}${share === null ? '' : ` for ${share} % of the visitors`}`}
                    </LinkButton>
                  )}
                </Cell>
                <Cell quiet label="When">
                  <RelativeTime value={at} />
                </Cell>
                <Cell quiet label="Who">
                  {by === null ? 'Not known' : <bdi>{by}</bdi>}
                </Cell>
                <Cell label="Note">{note === null ? null : <span dir="auto">{note}</span>}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}
