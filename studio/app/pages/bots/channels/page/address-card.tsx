import { Badge, Card, CopyButton, LinkButton } from '@talkgraph/ui'
import { Download, ExternalLink } from 'lucide-react'
import type { ChannelRecord } from '#api/records.js'
import { useChannelPage } from '../../api/channels.js'
import styles from '../channels.module.css'
import looks from './page.module.css'
import { standingWords } from './page-words.js'

/** Where people find a page: its address, and pictures that lead there. */
export function AddressCard({
  channel,
  address,
}: {
  readonly channel: ChannelRecord
  readonly address: string
}) {
  const { data } = useChannelPage(channel.id)
  const { tone, words } = standingWords(channel, Date.now())
  const name = String(channel.settings.name ?? 'page')
  // From this server, wherever the studio is open.
  const [svg, png] = [channel.qr?.svg, channel.qr?.png].map(url => url && new URL(url).pathname)
  return (
    <Card
      title="Page"
      help="The chat on a page of its own. Everybody who has the address can open it, unless it has a password."
    >
      <div className={looks.address}>
        <div className={looks.words}>
          <div>
            <Badge tone={tone} dot={tone === 'good'}>
              {words}
            </Badge>
          </div>
          <div className={styles.value}>
            <code dir="ltr">{address}</code>
          </div>
          <div className={looks.buttons}>
            <CopyButton text={address} label="Copy the address" size="medium" />
            <LinkButton
              href={address}
              target="_blank"
              rel="noopener"
              icon={<ExternalLink size={16} />}
            >
              Open the page
            </LinkButton>
          </div>
          {data && data.formerNames.length > 0 && (
            <p className={styles.note}>
              {`Earlier names go on leading here until another page takes them: ${data.formerNames.join(', ')}.`}
            </p>
          )}
        </div>
        {svg && png && (
          <figure className={looks.qr}>
            <img src={svg} alt="QR code that leads to the page" />
            <figcaption className={looks.buttons}>
              <LinkButton
                size="small"
                href={svg}
                download={`${name}.svg`}
                icon={<Download size={16} />}
              >
                SVG
              </LinkButton>
              <LinkButton
                size="small"
                href={png}
                download={`${name}.png`}
                icon={<Download size={16} />}
              >
                PNG
              </LinkButton>
            </figcaption>
          </figure>
        )}
      </div>
    </Card>
  )
}
