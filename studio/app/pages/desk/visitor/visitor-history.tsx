import { Link, RelativeTime } from '@talkgraph/ui'
import type { DeskVisitor } from '#api/records.js'
import { ChannelMark } from '../../../channels/channel-mark.js'
import { plainText } from '../../../text/plain-text.js'
import { previewText } from '../who.js'
import styles from './visitor-pane.module.css'

/** What a visitor answered before, and their other threads; nothing where there is neither. */
export const VisitorHistory = ({
  known: { answers, earlier },
  isVerified,
}: {
  readonly known: DeskVisitor
  /** Whether the owner's server vouches for who the visitor is. */
  readonly isVerified: boolean
}) => (
  <>
    {answers.length > 0 && (
      <section className={styles.part}>
        <h3>Answers so far</h3>
        <dl className={styles.fields}>
          {answers.map(({ question, answer }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The list never changes its order.
            <div key={index}>
              <dt dir="auto">{plainText(question)}</dt>
              <dd dir="auto">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    )}
    {earlier.length > 0 && (
      <section className={styles.part}>
        <h3>{isVerified ? 'Other threads of this person' : 'Earlier threads'}</h3>
        <ul className={styles.earlier}>
          {earlier.map(each => (
            <li key={each.id}>
              <Link href={`/desk/${each.id}`}>{previewText(each) || 'A thread'}</Link>
              <ChannelMark channel={each.channel} title={each.via?.title} quiet />
              <RelativeTime value={each.createdAt} short />
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)
