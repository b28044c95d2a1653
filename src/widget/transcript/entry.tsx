import { Component } from 'react'
import type { Item } from '../../../runtime/index.js'
import { ContentView } from '../../contents/content-view.js'
import { saidId } from '../../kit/correction.js'
import { Picture } from '../../kit/picture.js'
import { useLooks, useModel } from '../../model/widget-model.js'
import { PromptView } from '../../prompts/prompt-view.js'
import { endsGroup, hasTime, startsDay, startsGroup } from './bounds.js'
import { EditButton } from './edit-button.js'
import { DayLine, GroupTime } from './times.js'

interface EntryProps {
  readonly item: Item
  /** What of a group begins and ends with it; see `boundsOf`. */
  readonly bounds: number
}

interface EntryState {
  readonly broken?: Item
}

/**
 * Something that was said, asked or answered; left out when it cannot be drawn, as one from a browser's storage may be.
 * The last entry of the bot's group has its avatar.
 */
export class Entry extends Component<EntryProps, EntryState> {
  override state: EntryState = {}

  override shouldComponentUpdate({ item, bounds }: EntryProps, { broken }: EntryState) {
    return item !== this.props.item || bounds !== this.props.bounds || broken !== this.state.broken
  }

  override componentDidCatch() {
    this.setState({ broken: this.props.item })
  }

  override render() {
    return this.props.item === this.state.broken ? null : <Drawn {...this.props} />
  }
}

function Drawn({ item, bounds }: EntryProps) {
  const by = item.kind === 'replied' ? 'user' : 'bot'
  return (
    <>
      {(bounds & startsDay) > 0 && <DayLine at={item.at} />}
      <Line item={item} bounds={bounds} />
      {(bounds & hasTime) > 0 && <GroupTime at={item.at} by={by} />}
    </>
  )
}

function Line({ item, bounds }: EntryProps) {
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
      {...marks(bounds)}
      role={item.revised && 'deletion'}
      tabIndex={-1}
    >
      {item.kind === 'said' ? (
        <Avatar shown={(bounds & endsGroup) > 0} />
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
          <>
            <ContentView content={item.content} nodeId={item.nodeId} />
            {item.times && <span className="unseen"> ({item.times})</span>}
          </>
        ) : (
          <div dir="auto" id={`reply-${item.id}`}>
            {item.text}
          </div>
        )}
      </div>
      {crossedOut}
      {item.kind === 'replied' && item.back && <EditButton item={item} />}
    </div>
  )
}

/** What styles know of bounds. */
const marks = (bounds: number) => ({
  'data-starts': bounds & startsGroup ? '' : undefined,
  'data-ends': bounds & endsGroup ? '' : undefined,
})

/** The bot is about to say something. */
export function Typing({ goesOn }: { goesOn: boolean }) {
  return (
    <div
      className="entry bot"
      part="entry bot-entry"
      {...marks(goesOn ? endsGroup : startsGroup | endsGroup)}
      aria-hidden="true"
    >
      <Avatar shown={true} />
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
