import { Component, useRef } from 'react'
import type { Item } from '../../runtime/index.js'
import { ContentView } from '../contents/content-view.js'
import { PromptView } from '../prompts/prompt-view.js'
import { useConversation, useLooks, useModel } from './model.js'
import { Picture } from './picture.js'
import { useStickToEnd } from './use-stick-to-end.js'

/** What has been said, asked and answered. New entries are announced by the Announcer, not by the log (decision 55). */
export function Transcript({ isOpen }: { isOpen: boolean }) {
  const { items, typing } = useConversation()
  const { t } = useModel()
  const log = useRef<HTMLDivElement>(null)
  const entries = useRef<HTMLDivElement>(null)
  useStickToEnd(log, entries, isOpen)
  // The items change in place: an entry compares by its item's identity, the list by nothing.
  return (
    <div className="transcript" part="transcript">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={log} className="log" role="log" aria-live="off" aria-label={t('Conversation')} tabIndex={0}>
        <div ref={entries} className="entries">
          {items.map((item, index) => (
            <Entry key={item.id} item={item} startsGroup={!isBot(lastShown(items, index))} />
          ))}
          {typing && <Typing startsGroup={!isBot(lastShown(items, items.length))} />}
        </div>
      </div>
    </div>
  )
}

/** The item before the one at `end` that takes up room; a question answered in the composer does not. */
function lastShown(items: readonly Item[], end: number): Item | undefined {
  const before = items[end - 1]
  return before?.kind === 'asked' && before.prompt.kind === 'text' ? lastShown(items, end - 1) : before
}

const isBot = (item: Item | undefined) => item?.kind === 'said'

interface EntryProps {
  readonly item: Item
  readonly startsGroup: boolean
}

interface EntryState {
  readonly broken?: Item
}

/** One item. It is drawn anew when it has become another, and left out when it cannot be drawn, as one that was kept may be. */
class Entry extends Component<EntryProps, EntryState> {
  override state: EntryState = {}

  override shouldComponentUpdate({ item, startsGroup }: EntryProps, { broken }: EntryState) {
    return item !== this.props.item || startsGroup !== this.props.startsGroup || broken !== this.state.broken
  }

  override componentDidCatch() {
    this.setState({ broken: this.props.item })
  }

  override render() {
    return this.props.item === this.state.broken ? null : draw(this.props)
  }
}

function draw({ item, startsGroup }: EntryProps) {
  switch (item.kind) {
    case 'said':
      return (
        <div className="entry bot" part="entry bot-entry">
          <Avatar shown={startsGroup} />
          <div className="bubble bot-bubble" part="bubble bot-bubble" data-kind={item.content.kind}>
            <ContentView content={item.content} nodeId={item.nodeId} />
          </div>
        </div>
      )
    case 'replied':
      return (
        <div className="entry user" part="entry user-entry">
          <div className="bubble user-bubble" part="bubble user-bubble">
            <div dir="auto">{item.text}</div>
          </div>
        </div>
      )
    case 'asked':
      return <PromptView item={item} />
  }
}

function Typing({ startsGroup }: { startsGroup: boolean }) {
  return (
    <div className="entry bot" part="entry bot-entry" aria-hidden="true">
      <Avatar shown={startsGroup} />
      <div className="bubble bot-bubble typing" part="typing">
        <span className="dot" />
        <span className="dot" />
        <span className="dot" />
      </div>
    </div>
  )
}

function Avatar({ shown }: { shown: boolean }) {
  const { hideAvatar, avatar } = useLooks()
  if (hideAvatar) return null
  return shown ? <Picture name="avatar" src={avatar} /> : <span className="picture-space" />
}
