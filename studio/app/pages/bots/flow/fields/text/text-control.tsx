import { type ControlProps, classes } from '@talkgraph/ui'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { afterPress } from '#forms/after-press.js'
import { keyOf } from '#keys/press.js'
import styles from '../fields.module.css'
import { OfferList } from './offer-list.js'
import { useCompletion } from './use-completion.js'
import type { Typed } from './use-typed.js'

/** Where the keyboard is in a text: behind it, or all of it is selected. */
export type KeyboardPlace = 'end' | 'all' | null

type Box = HTMLInputElement | HTMLTextAreaElement

/** A text of one line or several, in which `{` offers the flow's variables. */
export function TextControl({
  control,
  label,
  typed,
  isLong = false,
  isCode = false,
  takesNames,
  onKeep,
  list,
  ...rest
}: Pick<ComponentProps<'input'>, 'placeholder' | 'inputMode' | 'list'> & {
  readonly control: Omit<ControlProps, 'id'> & { readonly id?: string }
  /** Where no label stands beside it. */
  readonly label?: string
  readonly typed: Pick<Typed, 'text' | 'type' | 'leave'>
  readonly isLong?: boolean
  readonly isCode?: boolean
  /** Offers variables after `{`. */
  readonly takesNames: boolean
  /** Told when the text is done: on Enter in one line, and when the field is left. */
  readonly onKeep?: () => void
}) {
  const box = useRef<Box>(null)
  const caret = useRef<number | null>(null)
  const completion = useCompletion(takesNames, (text, place) => {
    caret.current = place
    typed.type(text)
  })
  useLayoutEffect(() => {
    if (caret.current === null) return
    box.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const shared = {
    ...control,
    ...completion.attributes,
    'aria-label': label,
    value: typed.text,
    dir: 'auto',
    onBlur: () =>
      afterPress(() => {
        completion.close()
        typed.leave()
        onKeep?.()
      }),
    onClick: completion.close,
    ...rest,
  }
  const look = (field: Box) => {
    typed.type(field.value)
    completion.look(field)
  }
  return (
    <div className={styles.withList}>
      {isLong ? (
        <textarea
          rows={isCode ? 4 : 2}
          {...shared}
          ref={element => {
            box.current = element
          }}
          className={classes(styles.box, styles.area, isCode && styles.code)}
          spellCheck={!isCode}
          onChange={event => look(event.currentTarget)}
          onKeyDown={completion.onKeyDown}
        />
      ) : (
        <input
          type="text"
          {...shared}
          ref={element => {
            box.current = element
          }}
          className={classes(styles.box, isCode && styles.code)}
          spellCheck={!isCode}
          list={list}
          autoComplete="off"
          onChange={event => look(event.currentTarget)}
          onKeyDown={event => {
            if (completion.onKeyDown(event) || keyOf(event) !== 'Enter') return
            event.preventDefault()
            onKeep?.()
          }}
        />
      )}
      <OfferList
        id={completion.listId}
        offers={completion.offers}
        active={completion.active}
        onTake={name => box.current && completion.take(box.current, name)}
      />
    </div>
  )
}
