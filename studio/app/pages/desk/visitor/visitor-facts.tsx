import { Badge, RelativeTime } from '@talkgraph/ui'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskThread } from '#api/records.js'
import { ChannelMark } from '../../../channels/channel-mark.js'
import { botName } from '../who.js'
import styles from './visitor-pane.module.css'

/** What is known of a visitor by name, and where they write from. */
export function VisitorFacts({ thread }: { readonly thread: DeskThread }) {
  const { name, email, phone, page, identity } = thread.visitor
  return (
    <dl className={styles.fields}>
      <Fact title="Name">{name}</Fact>
      <Fact title="E-mail">{email}</Fact>
      <Fact title="Phone">{phone}</Fact>
      {identity?.id && (
        <div>
          <dt>Id</dt>
          <dd className={styles.id}>
            <span dir="auto">{identity.id}</span>
            {identity.verified ? (
              <Badge tone="good">
                <BadgeCheck size={16} /> Identity verified
              </Badge>
            ) : (
              <Badge>As the page says, not verified</Badge>
            )}
          </dd>
        </div>
      )}
      {page && (
        <div>
          <dt>Page</dt>
          <dd>
            <a href={page} target="_blank" rel="noopener noreferrer">
              {page.replace(/^https?:\/\//, '')}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>Channel</dt>
        <dd>
          <ChannelMark channel={thread.channel} title={thread.via?.title} />
        </dd>
      </div>
      <Fact title="Bot">{botName(thread)}</Fact>
      <div>
        <dt>Since</dt>
        <dd>
          <RelativeTime value={thread.createdAt} />
        </dd>
      </div>
    </dl>
  )
}

const Fact = ({ title, children }: { readonly title: string; readonly children: ReactNode }) =>
  children ? (
    <div>
      <dt>{title}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  ) : null
