import { type KeyboardEvent, useId, useState } from 'react'
import { keyOf } from '#keys/press.js'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { type NameOffer, namesFor } from './names-for.js'
import { openBrace, withName } from './open-brace.js'

/** What is offered at a field while a placeholder is typed. */
export interface Completion {
  readonly listId: string
  readonly offers: readonly NameOffer[]
  readonly active: number
  /** What the field has to say of its list. */
  readonly attributes: Readonly<Record<string, string>>
  /** Looks at what stands before the caret. */
  readonly look: (field: HTMLInputElement | HTMLTextAreaElement) => void
  readonly close: () => void
  /** Goes through the list and takes from it; says whether the key was meant for it. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => boolean
  readonly take: (field: HTMLInputElement | HTMLTextAreaElement, name: string) => void
}

/** Offers the flow's variables after `{`. `put` is handed the field's new text and the place of its caret. */
export function useCompletion(
  isWanted: boolean,
  put: (text: string, caret: number) => void,
): Completion {
  const room = useDraftRoom()
  const listId = useId()
  const [offers, setOffers] = useState<readonly NameOffer[]>([])
  const [active, setActive] = useState(0)
  const close = () => setOffers([])
  const take: Completion['take'] = (field, name) => {
    const caret = field.selectionStart ?? field.value.length
    const brace = openBrace(field.value, caret)
    close()
    if (!brace) return
    const next = withName(field.value, caret, brace, name)
    put(next.text, next.caret)
  }
  return {
    listId,
    offers,
    active,
    attributes: {
      ...(isWanted && { 'aria-autocomplete': 'list' }),
      ...(offers.length > 0 && {
        'aria-controls': listId,
        'aria-activedescendant': `${listId}-${active}`,
      }),
    },
    look: field => {
      const brace = isWanted ? openBrace(field.value, field.selectionStart ?? 0) : undefined
      setOffers(brace ? namesFor(room.state().draft, brace.query) : [])
      setActive(0)
    },
    close,
    take,
    onKeyDown: event => {
      const offer = offers[active]
      if (!offer || event.altKey) return false
      if (keyOf(event) === 'ArrowDown') setActive((active + 1) % offers.length)
      else if (keyOf(event) === 'ArrowUp') setActive((active + offers.length - 1) % offers.length)
      else if (keyOf(event) === 'Enter' || keyOf(event) === 'Tab')
        take(event.currentTarget, offer.name)
      else if (keyOf(event) === 'Escape') close()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
