import { Component, useEffect, useState } from 'react'
import type { Item } from '../../../runtime/index.js'
import { ContentView } from '../../contents/content-view.js'
import { saidId } from '../../kit/correction.js'
import { Picture } from '../../kit/picture.js'
import { useLooks, useModel } from '../../model/widget-model.js'
import { PromptView } from '../../prompts/prompt-view.js'
import { EditButton } from './edit-button.js'

interface EntryProps {
  readonly item: Item
  readonly startsGroup: boolean
}

interface EntryState {
  readonly broken?: Item
}

/**
 * Something that was said, asked or answered; left out when it cannot be drawn, as one from a browser's storage may be.
 * The first entry of the bot's group has its avatar.
 */
export class Entry extends Component<EntryProps, EntryState> {
  override state: EntryState = {}

  override shouldComponentUpdate({ item, startsGroup }: EntryProps, { broken }: EntryState) {
    return item !== this.props.item || startsGroup !== this.props.startsGroup || broken !== this.state.broken
  }

  override componentDidCatch() {
    this.setState({ broken: this.props.item })
  }

  override render() {
    return this.props.item === this.state.broken ? null : <Drawn {...this.props} />
  }
}

function Drawn({ item, startsGroup }: EntryProps) {
  const { t } = useModel()
  const crossedOut = item.revised && <span className="unseen">{t('(crossed out)')}</span>
  if (item.kind === 'asked')
    return item.revised && item.prompt.kind !== 'text' ? (
      <del className="revised" part="revised">
        {crossedOut}
        <PromptView item={item} />
      </del>
    ) : (
      <PromptView item={item} />
    )
  const by = item.kind === 'said' ? 'bot' : 'user'
  return (
    <div
      className={`entry ${by} ${item.revised ? 'revised' : ''}`}
      part={`entry ${by}-entry ${item.revised ? 'revised' : ''}`}
      role={item.revised && 'deletion'}
      tabIndex={-1}
    >
      {item.kind === 'said' ? (
        <Avatar shown={startsGroup} />
      ) : (
        <span className="unseen">{t('You: {text}', { text: '' })}</span>
      )}
      <div
        className={`bubble ${by}-bubble`}
        part={`bubble ${by}-bubble`}
        data-kind={item.kind === 'said' ? item.content.kind : undefined}
        id={item.kind === 'said' ? saidId(item.id) : undefined}
        data-correction={item.kind === 'said' && item.isCorrection ? '' : undefined}
      >
        {item.kind === 'said' ? (
          <ContentView content={item.content} nodeId={item.nodeId} />
        ) : (
          <div dir="auto" id={`reply-${item.id}`}>
            {item.text}
          </div>
        )}
      </div>
      {crossedOut}
      {item.kind === 'replied' && item.back && <EditButton item={item} />}
      <Time at={item.at} />
    </div>
  )
}

/** Milliseconds in which an entry has come in. */
const comingIn = 300

/** Written once the entry has come in: the browser needs a while to prepare for its first time of day, and nobody sees it before. */
function Time({ at }: { at: number }) {
  const { writeTime } = useModel()
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(writeTime(at)), comingIn)
    return () => clearTimeout(timer)
  }, [writeTime, at])
  return (
    <time className="time" part="time" dateTime={new Date(at).toISOString()}>
      {text}
    </time>
  )
}

/** The bot is about to say something. */
export function Typing({ startsGroup }: { startsGroup: boolean }) {
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
