import { Badge } from '@talkgraph/ui'
import { useChannelKinds } from '#api/channel-kinds.js'
import { useChannels } from '../../../api/channels.js'
import styles from './findings.module.css'
import type { FindingPlace } from './findings-panel.js'

/** What connected channels cannot show of the version that is live, each with the way to its step; nothing where they can all. */
export function ChannelFindings({
  botId,
  onReveal,
}: {
  readonly botId: string
  readonly onReveal: (place: FindingPlace) => void
}) {
  const { data: channels = [] } = useChannels(botId)
  const { data: kinds = [] } = useChannelKinds()
  const titleOf = (name: string) => kinds.find(kind => kind.name === name)?.title ?? name
  const found = channels.flatMap(({ id, channel, lacks }) =>
    lacks.map(lack => ({
      ...lack,
      key: `${id} ${lack.nodeId} ${lack.message}`,
      title: titleOf(channel),
    })),
  )
  if (found.length === 0) return null
  return (
    <section className={styles.channels} aria-label="Findings of channels">
      <p className={styles.summary}>
        What connected channels cannot show of the version that is live
      </p>
      <ul className={styles.list}>
        {found.map(({ key, title, nodeId, nodeTitle, message, remedy }) => (
          <li key={key} className={styles.finding}>
            <span className={styles.head}>
              <Badge tone="warn">{title}</Badge>
              <button
                type="button"
                className={styles.place}
                onClick={() => onReveal({ nodeId, path: undefined })}
              >
                <bdi>{nodeTitle}</bdi>
              </button>
            </span>
            <span>{message}</span>
            <span className={styles.remedy}>{remedy}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
