import { Badge, Cell, LinkButton, RelativeTime } from '@talkgraph/ui'
import type { BotState, ChannelKind, ChannelRecord } from '#api/records.js'
import { ChannelMark, website } from '../../../channels/channel-mark.js'
import { counted } from '../../../text/counted.js'
import { connectPath, onePath } from './channel-paths.js'
import styles from './channels.module.css'
import { lastMessage, nameOf, troubleOf, waitingWords } from './health-words.js'
import { isPlace } from './is-place.js'

/** The website, where every bot is that is live. */
export const WebsiteRow = ({ bot }: { readonly bot: BotState }) => (
  <tr>
    <Cell>
      <ChannelMark channel={website} />
    </Cell>
    <Cell label="State">
      {bot.publishedVersion === null ? (
        <Badge>Not live</Badge>
      ) : (
        <Badge tone="good" dot>
          Live
        </Badge>
      )}
    </Cell>
    <Cell quiet label="Messages">
      {bot.publishedVersion === null
        ? 'Pages with the snippet show nothing before a version is published.'
        : `Pages with the snippet show version ${bot.publishedVersion}.`}
    </Cell>
    <Cell align="end">
      <span className={styles.actions}>
        <LinkButton size="small" href={`/bots/${bot.id}/embed`}>
          Embed
        </LinkButton>
      </span>
    </Cell>
  </tr>
)

/** A kind that the bot is not connected with. */
export const KindRow = ({
  kind,
  botId,
}: {
  readonly kind: ChannelKind
  readonly botId: string
}) => (
  <tr>
    <Cell>
      <ChannelMark channel={kind.name} title={kind.title} />
    </Cell>
    <Cell label="State">
      <Badge>{isPlace(kind) ? 'None yet' : 'Not connected'}</Badge>
    </Cell>
    <Cell quiet label="Messages">
      {isPlace(kind) ? 'The chat at an address of its own, with a QR code.' : 'None'}
    </Cell>
    <Cell align="end">
      <span className={styles.actions}>
        <LinkButton
          size="small"
          href={connectPath(botId, kind.name)}
          aria-label={isPlace(kind) ? 'Make a page' : `Connect with ${kind.title}`}
        >
          {isPlace(kind) ? 'Make' : 'Connect'}
        </LinkButton>
      </span>
    </Cell>
  </tr>
)

/** A connection, with how messages go over it. */
export function ConnectedRow({
  kind,
  channel,
  isLast,
}: {
  readonly kind: ChannelKind
  readonly channel: ChannelRecord
  /** Whether it is the last of its kind. */
  readonly isLast: boolean
}) {
  const { chatbotId, id, state, remedy, health, lacks } = channel
  const name = nameOf(channel)
  return (
    <tr>
      <Cell>
        <span className={styles.name}>
          <ChannelMark channel={kind.name} title={kind.title} />
          {name && (
            <span className={styles.sub} dir="auto">
              {name}
            </span>
          )}
        </span>
      </Cell>
      <Cell label="State">
        <span className={styles.state}>
          {state === 'refused' ? (
            <Badge tone="bad" dot>
              Needs you
            </Badge>
          ) : (
            <Badge tone="good" dot>
              Connected
            </Badge>
          )}
          {state === 'refused' && remedy && <span className={styles.trouble}>{remedy}</span>}
          {waitingWords(health) && <span className={styles.trouble}>{waitingWords(health)}</span>}
          {lacks.length > 0 && (
            <span
              className={styles.warn}
            >{`${counted(lacks.length, 'step')} it cannot show as meant`}</span>
          )}
        </span>
      </Cell>
      <Cell quiet label="Messages">
        <span className={styles.state}>
          <LastMessage channel={channel} />
          {troubleOf(health) && <span className={styles.trouble}>{troubleOf(health)}</span>}
        </span>
      </Cell>
      <Cell align="end">
        <span className={styles.actions}>
          {isLast && (
            <LinkButton
              size="small"
              variant="plain"
              href={connectPath(chatbotId, kind.name)}
              aria-label={`Connect one more: ${kind.title}`}
            >
              One more
            </LinkButton>
          )}
          <LinkButton
            size="small"
            href={onePath(chatbotId, id)}
            aria-label={`Open ${kind.title}${name ? `: ${name}` : ''}`}
          >
            Open
          </LinkButton>
        </span>
      </Cell>
    </tr>
  )
}

/** When something was last said over a connection. */
function LastMessage({
  channel: { health, webhookUrl, address },
}: {
  readonly channel: ChannelRecord
}) {
  const last = lastMessage(health)
  // What goes over a page is said to the server by the browser, as on the website.
  if (!last && webhookUrl === null)
    return <span className={styles.sub}>{address ?? 'None yet'}</span>
  if (!last) return <span>None yet</span>
  return (
    <span>
      {last.by === 'in' ? 'Last message in ' : 'Last message out '}
      <RelativeTime value={last.at} />
    </span>
  )
}
