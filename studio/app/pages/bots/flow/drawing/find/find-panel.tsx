import { Button, IconButton, TextField } from '@talkgraph/ui'
import { X } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { looksId } from 'talkgraph/builder'
import { keyOf } from '#keys/press.js'
import { counted } from '#text/counted.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import styles from './find.module.css'
import { type Found, replaceIn, search } from './search.js'

/** So many places are listed. */
const most = 200

/** Finds words in everything that the bot says, and puts others in their place. */
export function FindPanel() {
  const { view, actions } = useFlowRoom()
  const draft = useDraft(state => state.draft)
  const [words, setWords] = useState('')
  const [by, setBy] = useState('')
  const [at, setAt] = useState(-1)
  /** How many texts other words were put into. */
  const [told, setTold] = useState('')
  const home = useRef<HTMLElement>(null)
  useEffect(() => home.current?.querySelector('input')?.focus(), [])
  const wanted = useDeferredValue(words)
  const found = useMemo(() => search(draft, wanted), [draft, wanted])
  const go = (index: number) => {
    // Who is quick has typed on since.
    const places = wanted === words ? found : search(draft, words)
    const next = (index + places.length) % Math.max(places.length, 1)
    const place = places[next]
    if (!place) return
    setAt(next)
    // Looks stand with the bot itself.
    if (place.nodeId === looksId) view.select([])
    else view.reveal({ nodeId: place.nodeId, ...(place.language === null && { path: place.path }) })
  }
  const replace = (places: readonly Found[]) => {
    const title = `Replaced “${words}” in ${counted(places.length, 'text')}`
    actions.run(replaceIn(places, words, by), title)
    setTold(`${title}.`)
  }
  const close = () => {
    view.set({ isFinding: false })
    view.goTo(null)
  }
  const current = found[at]
  return (
    <search
      ref={home}
      className={styles.panel}
      aria-label={actions.isFixed ? 'Find' : 'Find and replace'}
      onKeyDown={event => {
        if (keyOf(event) === 'Escape') close()
        else return
        event.stopPropagation()
      }}
    >
      <div className={styles.line}>
        <TextField
          label="Find"
          labelHidden
          placeholder="Find"
          size="small"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setAt(-1)
            setTold('')
          }}
          onKeyDown={event => {
            if (keyOf(event) !== 'Enter') return
            event.preventDefault()
            go(event.shiftKey ? at - 1 : at + 1)
          }}
        />
        <IconButton label="Close" size="small" icon={<X size={16} />} onClick={close} />
      </div>
      {!actions.isFixed && (
        <TextField
          label="Replace with"
          labelHidden
          placeholder="Replace with"
          size="small"
          value={by}
          onChange={({ target }) => setBy(target.value)}
        />
      )}
      <div className={styles.line}>
        <p className={styles.count} aria-live="polite">
          {told || (wanted === '' ? '' : counted(found.length, 'text'))}
        </p>
        {!actions.isFixed && (
          <>
            <Button size="small" disabled={!current} onClick={() => current && replace([current])}>
              Replace
            </Button>
            <Button size="small" disabled={found.length === 0} onClick={() => replace(found)}>
              Replace all
            </Button>
          </>
        )}
      </div>
      <ul className={styles.places}>
        {found.slice(0, most).map((place, index) => (
          <li key={place.key}>
            <button
              type="button"
              className={styles.place}
              aria-current={index === at || undefined}
              onClick={() => go(index)}
            >
              <span className={styles.where} dir="auto">
                {place.step}
              </span>
              <span className={styles.text} dir="auto">
                <Excerpt {...place} length={wanted.length} />
              </span>
              <span className={styles.field}>{place.field}</span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}

function Excerpt({ text, at, length }: Pick<Found, 'text' | 'at'> & { readonly length: number }) {
  const from = Math.max(0, at - 24)
  return (
    <>
      {from > 0 && '…'}
      {text.slice(from, at)}
      <mark className={styles.mark}>{text.slice(at, at + length)}</mark>
      {text.slice(at + length, at + length + 60)}
    </>
  )
}
