import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Card } from '../../runtime/index.js'
import { moveFocus } from '../kit/move-focus.js'
import { links, resolveAddress } from '../kit/resolve-address.js'
import { resolveImage } from '../kit/resolve-image.js'
import { useGroupName } from '../kit/use-group-name.js'
import type { PromptProps } from '../model/prompt-props.js'
import { useModel } from '../model/widget-model.js'
import { dressTiles } from './image-choices/tiles.css.js'
import { dress } from './styles.js'

/** Cards in a row that scrolls, and a button below them; after the answer they stay, locked, with what was picked marked. */
export function CardsPrompt({ item, prompt: { cards, options } }: PromptProps<'cards'>) {
  const { conversation, botLocale, t } = useModel()
  const row = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    dressTiles(row.current)
    dress(row.current)
  }, [])
  const named = useGroupName(item)
  const other = options.find(({ id }) => !cards.some(card => card.id === id))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (moveFocus(event.currentTarget, event.key, 1, 'button, a')) event.preventDefault()
  }
  return (
    <fieldset
      ref={row}
      className="prompt options cards"
      part="prompt options"
      {...named}
      onKeyDown={onKeyDown}
    >
      <ul className="cards-row" lang={botLocale}>
        {cards.map(card => (
          <li key={card.id} part="card">
            <Face card={card} />
            {card.button && button(card.id, card.button, card.title)}
            <Link card={card} />
          </li>
        ))}
      </ul>
      {other && <div className="cards-below">{button(other.id, other.label)}</div>}
    </fieldset>
  )

  function button(id: string, label: string, title = '') {
    const isPicked = !item.open && item.picked.includes(id)
    return (
      <button
        type="button"
        className="option"
        part={isPicked ? 'option picked-option' : 'option'}
        dir="auto"
        aria-label={title && title !== label ? `${label}: ${title}` : undefined}
        aria-disabled={item.open ? undefined : true}
        aria-pressed={isPicked ? true : undefined}
        data-prompt-entry={item.open && id === options[0]?.id ? '' : undefined}
        onClick={() => {
          if (item.open) conversation.answer({ pick: id })
        }}
      >
        {label}
        {isPicked && <span className="unseen"> {t('(chosen)')}</span>}
      </button>
    )
  }
}

function Face({ card: { src, title, text } }: { card: Card }) {
  const { server } = useModel()
  const [isBroken, setBroken] = useState(false)
  const address = src === '' ? undefined : resolveImage(src, server)
  return (
    <>
      {address && !isBroken && (
        <img className="tile-image" src={address} alt="" onError={() => setBroken(true)} />
      )}
      {title && <b dir="auto">{title}</b>}
      <p className="card-space" dir="auto">
        {text}
      </p>
    </>
  )
}

function Link({ card: { href, link, title } }: { card: Card }) {
  const { server } = useModel()
  const address = href === '' ? undefined : resolveAddress(href, server, links)
  return address ? (
    <a
      className="card-link"
      part="link"
      dir="auto"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={title ? `${link}: ${title}` : undefined}
    >
      {link} ↗
    </a>
  ) : null
}
