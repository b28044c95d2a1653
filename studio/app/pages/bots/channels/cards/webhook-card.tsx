import { Button, Card } from '@talkgraph/ui'
import { tellProblem } from '#api/query-client.js'
import type { ChannelKind, ChannelRecord } from '#api/records.js'
import { useChangeChannel, useFreshToken } from '../../api/channels.js'
import styles from '../channels.module.css'
import { Copied } from '../copied.js'
import { GuideList } from '../guide/guide-steps.js'
import { makeToken } from '../make-token.js'

/** Where the provider tells what happened, and what has to be copied there. */
export function WebhookCard({
  kind,
  channel,
  url,
}: {
  readonly kind: ChannelKind
  readonly channel: ChannelRecord
  readonly url: string
}) {
  const { verifyTokenField } = kind
  return (
    <Card
      title="Webhook"
      help={
        kind.copiesWebhook
          ? `Copy this to ${kind.title}, which then brings here what people write.`
          : `${kind.title} has been told this address. There is nothing to copy.`
      }
    >
      <div className={styles.part}>
        {kind.copiesWebhook && <GuideList kind={kind} part="after" />}
        <Copied title="Address of the webhook" text={url} />
        {verifyTokenField !== null && <VerifyToken field={verifyTokenField} channel={channel} />}
      </div>
    </Card>
  )
}

function VerifyToken({
  field,
  channel,
}: {
  readonly field: string
  readonly channel: ChannelRecord
}) {
  const { token, keepToken } = useFreshToken(channel.id)
  const change = useChangeChannel(channel.id)
  if (token !== undefined)
    return (
      <>
        <Copied title="Verify token" text={token} />
        <p className={styles.note}>
          Copy it now: it is not shown again once this page was left for long.
        </p>
      </>
    )
  const kept = channel.settings[field]
  const lastFour = typeof kept === 'object' ? kept.lastFour : null
  const make = () => {
    const made = makeToken()
    change.mutate(
      { [field]: made },
      { onSuccess: () => keepToken(made), onError: error => tellProblem(error) },
    )
  }
  return (
    <div className={styles.copied}>
      <strong>Verify token</strong>
      <div className={styles.value}>
        <span>
          {lastFour === null ? 'One is kept.' : `The one that is kept ends in ${lastFour}.`}
        </span>
        <Button size="small" busy={change.isPending} onClick={make}>
          Make a new one
        </Button>
      </div>
      <p className={styles.note}>
        It is needed once, when the webhook is entered. A webhook that stands goes on with a new
        one, too.
      </p>
    </div>
  )
}
