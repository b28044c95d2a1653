import { memo, useRef } from 'react'
import type { Item } from '../../../runtime/index.js'
import { moveFocus } from '../../kit/move-focus.js'
import { useConversation, useModel } from '../../model/widget-model.js'
import { Ahead } from './ahead.js'
import { boundsOf, typingGoesOn } from './bounds.js'
import { Earlier } from './earlier.js'
import { Entry, Typing } from './entry.js'
import { useStickToEnd } from './use-stick-to-end.js'

/** What has been said, asked and answered. New entries are announced by the Announcer, not by the log (decision 55). */
export function Transcript({ isOpen, title }: { isOpen: boolean; title: string }) {
  const { items, typing, ahead } = useConversation()
  const { t } = useModel()
  const log = useRef<HTMLDivElement>(null)
  const entries = useRef<HTMLDivElement>(null)
  const chunks = useChunks(items)
  const bounds = boundsOf(items, typing)
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
          if (moveFocus(event.currentTarget, event.key, 1, '.entry[tabindex]'))
            event.preventDefault()
        }}
        onFocus={({ currentTarget, target }) => {
          // One stop of the Tab key: the log, or the message that has been walked to.
          currentTarget.tabIndex = target.matches('.entry') ? -1 : 0
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.tabIndex = 0
          currentTarget.removeAttribute('data-resting')
          currentTarget.removeAttribute('data-typed')
        }}
      >
        <div ref={entries} className="entries">
          {chunks.map((chunk, index) => (
            <Chunk
              // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is a stretch of the list
              key={index}
              items={chunk}
              bounds={bounds.slice(index * chunkSize, (index + 1) * chunkSize)}
            />
          ))}
          {typing && <Typing goesOn={typingGoesOn(items)} />}
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

const Chunk = memo(function Chunk({ items, bounds }: { items: readonly Item[]; bounds: string }) {
  return (
    <div className="chunk">
      {items.map((item, index) => {
        if (!item.revised)
          return (
            <Entry key={item.id} item={item} bounds={Number.parseInt(bounds[index] ?? '', 16)} />
          )
        const isFirst = !items[index - 1]?.revised
        return isFirst && <Earlier key={item.id} items={revisedFrom(items, index)} />
      })}
    </div>
  )
})

/** The items from an index on that count no longer, up to one that does. */
function revisedFrom(items: readonly Item[], start: number): readonly Item[] {
  const end = items.findIndex((item, index) => index > start && !item.revised)
  return items.slice(start, end < 0 ? undefined : end)
}

/** Entries drawn, and skipped over by the browser, as one. */
export const chunkSize = 50

/** Cuts a list into chunks. A chunk whose entries are still the same stays the same array, so that it is not drawn again. */
export function useChunks<Entry>(list: readonly Entry[]): readonly (readonly Entry[])[] {
  const before = useRef<readonly (readonly Entry[])[]>([])
  before.current = [...Array(Math.ceil(list.length / chunkSize)).keys()].map(index => {
    const old = before.current[index]
    const fresh = list.slice(index * chunkSize, (index + 1) * chunkSize)
    const isSame = old?.length === fresh.length && fresh.every((entry, at) => entry === old[at])
    return isSame ? old : fresh
  })
  return before.current
}
