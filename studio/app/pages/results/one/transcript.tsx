import { classes, VisuallyHidden } from '@talkgraph/ui'
import type { WholeResultRecord } from '#api/records.js'
import type { FlowWords } from '../model/flow-words.js'
import { messageText } from './message-text.js'
import styles from './transcript.module.css'

const speakers = { bot: 'Bot', user: 'Visitor', agent: 'Agent' } as const

/** What was said, as bubbles. All of it is shown as plain text, whatever it holds. */
export const Transcript = ({
  entries,
  words,
}: {
  readonly entries: WholeResultRecord['transcript']
  readonly words: Pick<FlowWords, 'inWords'>
}) => (
  <ol className={styles.transcript}>
    {entries.map(({ by, agentName, message }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: What was said stays where it is.
      <li key={place} className={classes(styles.entry, styles[by])}>
        {by === 'agent' ? (
          <span className={styles.speaker}>{agentName || speakers.agent}</span>
        ) : (
          <VisuallyHidden>{speakers[by]}: </VisuallyHidden>
        )}
        <span className={styles.bubble}>{words.inWords(messageText(message, by))}</span>
      </li>
    ))}
  </ol>
)
