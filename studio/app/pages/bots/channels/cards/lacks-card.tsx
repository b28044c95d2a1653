import { Card, LinkButton } from '@talkgraph/ui'
import type { ChannelKind, ChannelRecord } from '#api/records.js'
import styles from '../channels.module.css'

/** What of the bot a channel cannot show or do, each with its step; nothing where it can all. */
export function LacksCard({
  kind,
  channel: { lacks, chatbotId },
}: {
  readonly kind: ChannelKind
  readonly channel: ChannelRecord
}) {
  if (lacks.length === 0) return null
  return (
    <Card
      title={`What ${kind.title} cannot show as meant`}
      help="The bot answers there all the same. Each step says what people get instead, or what to change."
    >
      <ul className={styles.list}>
        {lacks.map(({ nodeId, nodeTitle, message, remedy }) => (
          <li key={`${nodeId} ${message}`} className={styles.entry}>
            <strong dir="auto">{nodeTitle}</strong>
            <span>{message}</span>
            <span className={styles.sub}>{remedy}</span>
            <span>
              <LinkButton
                size="small"
                variant="plain"
                href={`/bots/${chatbotId}/flow?${new URLSearchParams({ step: nodeId })}`}
                aria-label={`Show in Flow: ${nodeTitle}`}
              >
                Show in Flow
              </LinkButton>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
