import { Badge, Button, Card, ErrorState, LinkButton, SkeletonRows, toast } from '@talkgraph/ui'
import type { BotState, SubFlowUse } from '#api/records.js'
import { wordsOf } from '../../../api/problem.js'
import { counted } from '../../../text/counted.js'
import { useSubFlowUses, useTakeEverywhere } from '../api/sub-flows.js'
import styles from './used-by.module.css'

/** Who plays a sub-flow, and one press that has all their drafts play what was published last. */
export function UsedBy({ part: { id, title, publishedVersion } }: { readonly part: BotState }) {
  const { data: uses, error, refetch, isFetching } = useSubFlowUses(id)
  const take = useTakeEverywhere(id)
  const older =
    uses?.filter(({ draft }) => draft.some(version => version !== publishedVersion)) ?? []
  return (
    <Card title="Used by">
      {error && !uses ? (
        <ErrorState title="Who uses it could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : !uses ? (
        <SkeletonRows label="Loading who uses it" rows={2} />
      ) : uses.length === 0 ? (
        <p>No bot plays “{title}” yet. In a bot, add the step “Sub-flow” and choose it.</p>
      ) : (
        <>
          <ul className={styles.list}>
            {uses.map(use => (
              <Use key={use.id} use={use} newest={publishedVersion} />
            ))}
          </ul>
          {publishedVersion !== null && older.length > 0 && (
            <div className={styles.take}>
              <p>
                {`${counted(older.length, 'draft')} ${older.length === 1 ? 'plays' : 'play'} another version. What is live stays as it is until it is published.`}
              </p>
              <Button
                busy={take.isPending}
                onClick={() =>
                  take.mutate(publishedVersion, {
                    onSuccess: ({ taken, refused }) =>
                      toast({
                        text: `${counted(taken.length, 'draft')} took version ${publishedVersion}${refused.length > 0 ? `, ${refused.length} did not: ${refused[0]?.message}` : ''}`,
                        tone: refused.length > 0 ? 'bad' : 'good',
                      }),
                  })
                }
              >
                {`Take version ${publishedVersion} everywhere`}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

const Use = ({
  use: { id, title, kind, draft, live },
  newest,
}: {
  readonly use: SubFlowUse
  readonly newest: number | null
}) => (
  <li className={styles.use}>
    <LinkButton size="small" href={`/bots/${id}/flow`}>
      <bdi>{title}</bdi>
    </LinkButton>
    {kind === 'sub-flow' && <Badge>Sub-flow</Badge>}
    <span className={styles.versions}>
      {[
        draft.length > 0 && `Draft: ${versions(draft)}`,
        live.length > 0 && `${kind === 'bot' ? 'Live' : 'Published'}: ${versions(live)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
    {newest !== null && draft.some(version => version !== newest) && (
      <Badge tone="warn">Older</Badge>
    )}
  </li>
)

const versions = (list: readonly number[]) => `version ${list.join(' and ')}`
