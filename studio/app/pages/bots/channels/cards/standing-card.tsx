import { Badge, Button, Callout, Card, RelativeTime } from '@talkgraph/ui'
import type { ChannelKind, ChannelRecord } from '#api/records.js'
import { useCheckChannel } from '../../api/channels.js'
import styles from '../channels.module.css'
import { nameOf, refusalsOf, waitingWords } from '../health-words.js'

const shownFailures = 10

/** How a connection stands, and what went wrong in the last day. */
export function StandingCard({
  kind,
  channel,
}: {
  readonly kind: ChannelKind
  readonly channel: ChannelRecord
}) {
  const check = useCheckChannel(channel.id)
  const { state, remedy, health } = channel
  const { lastIn, lastOut, quality, failures } = health
  const refusals = refusalsOf(health)
  return (
    <Card
      title={kind.title}
      help={nameOf(channel)}
      actions={
        <Button size="small" busy={check.isPending} onClick={() => check.mutate()}>
          Check again
        </Button>
      }
    >
      <div className={styles.part}>
        {state === 'refused' && (
          <Callout tone="bad" live title={`${kind.title} needs you`}>
            <p>{remedy ?? 'Enter the settings anew.'}</p>
            {waitingWords(health) && <p>{`${waitingWords(health)}.`}</p>}
          </Callout>
        )}
        <dl className={styles.facts}>
          <dt>State</dt>
          <dd>
            {state === 'refused' ? (
              <Badge tone="bad" dot>
                Needs you
              </Badge>
            ) : (
              <Badge tone="good" dot>
                Connected
              </Badge>
            )}
          </dd>
          <dt>Last message in</dt>
          <dd>{lastIn === null ? 'None yet' : <RelativeTime value={lastIn} />}</dd>
          <dt>Last message out</dt>
          <dd>{lastOut === null ? 'None yet' : <RelativeTime value={lastOut} />}</dd>
          {quality !== null && (
            <>
              <dt>{`Quality, as ${kind.title} says`}</dt>
              <dd>{quality}</dd>
            </>
          )}
          <dt>Failures in the last day</dt>
          <dd>
            {failures.length === 0
              ? 'None'
              : failures.length >= 50
                ? '50 or more'
                : failures.length}
          </dd>
        </dl>
        {failures.length > 0 && (
          <ul className={styles.list} aria-label="Failures in the last day">
            {failures.slice(0, shownFailures).map(({ at, code, message }) => (
              <li key={`${at} ${code} ${message}`} className={styles.entry}>
                <span>{message}</span>
                <span className={styles.sub}>
                  <RelativeTime value={at} /> · <code>{code}</code>
                </span>
              </li>
            ))}
          </ul>
        )}
        {refusals.length > 0 && (
          <div className={styles.entry}>
            <p>At its webhook were refused:</p>
            <ul className={styles.steps}>
              {refusals.map(each => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  )
}
