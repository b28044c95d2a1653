import { memo, useRef } from 'react'
import type { Item } from '../../../runtime/index.js'
import { moveFocus } from '../../kit/move-focus.js'
import { useConversation, useModel } from '../../model/widget-model.js'
import { Ahead } from './ahead.js'
import { Entry, Typing } from './entry.js'
import { chunkSize, useChunks } from './use-chunks.js'
import { useStickToEnd } from './use-stick-to-end.js'

/** What has been said, asked and answered. New entries are announced by the Announcer, not by the log (decision 55). */
export function Transcript({ isOpen, title }: { isOpen: boolean; title: string }) {
  const { items, typing, ahead } = useConversation()
  const { t } = useModel()
  const log = useRef<HTMLDivElement>(null)
  const entries = useRef<HTMLDivElement>(null)
  const chunks = useChunks(items)
  const { isMissed, goToEnd } = useStickToEnd(log, entries, isOpen, items.at(-1))
  return (
    <div className="transcript" part="transcript">
      <div
        ref={log}
        className="log"
        role="log"
        aria-live="off"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={event => {
          if (event.altKey || event.ctrlKey || event.metaKey) return
          if (moveFocus(event.currentTarget, event.key, 1, '.entry[tabindex]')) event.preventDefault()
        }}
        onFocus={({ currentTarget, target }) => {
          // One stop of the Tab key: the log, or the message that has been walked to.
          currentTarget.tabIndex = target.matches('.entry') ? -1 : 0
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.tabIndex = 0
          currentTarget.removeAttribute('data-resting')
        }}
      >
        <div ref={entries} className="entries">
          {chunks.map((chunk, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is a stretch of the list
            <Chunk key={index} items={chunk} followsBot={endsWithBot(items, index * chunkSize) === true} />
          ))}
          {typing && <Typing startsGroup={!endsWithBot(items, items.length)} />}
          {ahead && <Ahead texts={ahead} />}
        </div>
      </div>
      {isMissed && (
        <button
          type="button"
          className="option new-messages"
          part="new-messages"
          onClick={() => {
            goToEnd()
            log.current?.focus({ preventScroll: true })
          }}
        >
          {t('New messages')}
        </button>
      )}
    </div>
  )
}

const Chunk = memo(function Chunk({ items, followsBot }: { items: readonly Item[]; followsBot: boolean }) {
  return (
    <div className="chunk">
      {items.map((item, index) => (
        <Entry key={item.id} item={item} startsGroup={!(endsWithBot(items, index) ?? followsBot)} />
      ))}
    </div>
  )
})

/** Is the last of the items before `end` that takes up room the bot's? A question answered in the composer takes none. */
function endsWithBot(items: readonly Item[], end: number): boolean | undefined {
  const before = items[end - 1]
  if (before?.kind === 'asked' && before.prompt.kind === 'text') return endsWithBot(items, end - 1)
  return before && before.kind === 'said'
}
