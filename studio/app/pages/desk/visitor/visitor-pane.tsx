import {
  Badge,
  Button,
  IconButton,
  Link,
  Menu,
  MenuItem,
  RelativeTime,
  SkeletonRows,
  TextField,
} from '@talkgraph/ui'
import { labelColours } from '@talkgraph/wire/desk'
import { ArrowLeft, BadgeCheck, Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { tellProblem } from '../../../api/query-client.js'
import { ChannelMark } from '../../../channels/channel-mark.js'
import { useKeptFocus } from '../../../shell/use-kept-focus.js'
import { plainText } from '../../../text/plain-text.js'
import { changeThread, putLabel } from '../desk-calls.js'
import { type DeskActor, useDeskValue } from '../use-desk.js'
import { useThreadCall } from '../use-thread-call.js'
import { botName, previewText, visitorName } from '../who.js'
import { Label } from './label.js'
import styles from './visitor-pane.module.css'

/** Who the visitor is, what the visitor answered, labels, and earlier threads. */
export function VisitorPane({
  desk,
  id,
  onBack,
}: {
  readonly desk: DeskActor
  readonly id: string
  readonly onBack: () => void
}) {
  const thread = useDeskValue(desk, ({ context }) => context.book.get(id))
  const known = useDeskValue(desk, ({ context }) => context.talks[id]?.visitor)
  const labels = useDeskValue(desk, ({ context }) => context.labels)
  const hasFailed = useDeskValue(desk, snapshot => snapshot.matches({ thread: 'failed' }))
  const change = useThreadCall(desk, changeThread)
  const [name, setName] = useState('')
  const newLabel = useRef<HTMLInputElement>(null)
  const keptFocus = useKeptFocus((place, box) => {
    const buttons = box.querySelectorAll('button')
    return buttons[Math.min(place, buttons.length - 1)] ?? newLabel.current
  })
  // The conversation says why.
  if (hasFailed && !(thread && known)) return null
  if (!thread || !known)
    return (
      <aside className={styles.pane} aria-label="About the visitor">
        <SkeletonRows label="Loading the visitor" rows={4} />
      </aside>
    )
  const { visitor } = thread
  const has = (label: string) => thread.labels.includes(label)
  const toggle = (label: string) =>
    change(thread, {
      labels: has(label) ? thread.labels.filter(each => each !== label) : [...thread.labels, label],
    })
  const add = (event: FormEvent) => {
    event.preventDefault()
    const label = name.trim()
    if (!label) return
    setName('')
    const colour = labelColours[1 + (labels.length % (labelColours.length - 1))] ?? 'grey'
    const isKnown = labels.some(each => each.name === label)
    ;(isKnown ? Promise.resolve() : putLabel({ name: label, colour })).then(
      () => (has(label) ? undefined : toggle(label)),
      error => tellProblem(error),
    )
  }
  const fields = [
    ['Name', visitor.name],
    ['E-mail', visitor.email],
    ['Phone', visitor.phone],
  ] as const
  return (
    <aside className={styles.pane} aria-label="About the visitor">
      <header className={styles.head}>
        <span className={styles.back}>
          <IconButton
            label="Back to the conversation"
            icon={<ArrowLeft size={20} />}
            onClick={onBack}
          />
        </span>
        <h2 className={styles.title} dir="auto">
          {visitorName(thread)}
        </h2>
      </header>
      <section className={styles.part}>
        <dl className={styles.fields}>
          {fields.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ) : null,
          )}
          {visitor.identity?.id && (
            <div>
              <dt>Id</dt>
              <dd className={styles.id}>
                <span dir="auto">{visitor.identity.id}</span>
                {visitor.identity.verified ? (
                  <Badge tone="good">
                    <BadgeCheck size={16} /> Identity verified
                  </Badge>
                ) : (
                  <Badge>As the page says, not verified</Badge>
                )}
              </dd>
            </div>
          )}
          {visitor.page && (
            <div>
              <dt>Page</dt>
              <dd>
                <a href={visitor.page} target="_blank" rel="noopener noreferrer">
                  {visitor.page.replace(/^https?:\/\//, '')}
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
          <div>
            <dt>Bot</dt>
            <dd dir="auto">{botName(thread)}</dd>
          </div>
          <div>
            <dt>Since</dt>
            <dd>
              <RelativeTime value={thread.createdAt} />
            </dd>
          </div>
        </dl>
      </section>
      <section className={styles.part}>
        <h3>Labels</h3>
        <div className={styles.labels} {...keptFocus}>
          {thread.labels.map(label => (
            <button
              key={label}
              type="button"
              className={styles.remove}
              aria-label={`Take off ${label}`}
              onClick={() => toggle(label)}
            >
              <Label name={label} labels={labels} />
            </button>
          ))}
          {labels.some(label => !has(label.name)) && (
            <Menu
              align="start"
              trigger={
                <Button size="small" variant="plain" icon={<Plus size={16} />}>
                  Label
                </Button>
              }
            >
              {labels
                .filter(label => !has(label.name))
                .map(label => (
                  <MenuItem key={label.name} onSelect={() => toggle(label.name)}>
                    <Label name={label.name} labels={labels} />
                  </MenuItem>
                ))}
            </Menu>
          )}
        </div>
        <form onSubmit={add}>
          <TextField
            ref={newLabel}
            label="New label"
            labelHidden
            size="small"
            placeholder="New label"
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      </section>
      {known.answers.length > 0 && (
        <section className={styles.part}>
          <h3>Answers so far</h3>
          <dl className={styles.fields}>
            {known.answers.map(({ question, answer }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The list never changes its order.
              <div key={index}>
                <dt dir="auto">{plainText(question)}</dt>
                <dd dir="auto">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {known.earlier.length > 0 && (
        <section className={styles.part}>
          <h3>{visitor.identity?.verified ? 'Other threads of this person' : 'Earlier threads'}</h3>
          <ul className={styles.earlier}>
            {known.earlier.map(each => (
              <li key={each.id}>
                <Link href={`/desk/${each.id}`}>{previewText(each) || 'A thread'}</Link>
                <ChannelMark channel={each.channel} title={each.via?.title} quiet />
                <RelativeTime value={each.createdAt} short />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
