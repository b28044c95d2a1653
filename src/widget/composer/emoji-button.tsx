import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { IconButton } from '../../kit/icon-button.js'
import { SmileIcon } from '../../kit/icons.js'
import type { Emojis } from '../../model/emojis.js'
import { useModel } from '../../model/widget-model.js'
import { fetchEmojis } from './fetch-emojis.js'

/** Opens the emojis, which are fetched on first use. Where that fails the field is there for the system's own keyboard, and a problem tells it. */
export function EmojiButton({
  disabled,
  onPick,
}: {
  disabled: boolean
  onPick: (emoji: string) => void
}) {
  const { loadEmoji, report, t } = useModel()
  const [isOpen, setOpen] = useState(false)
  const [emojis, setEmojis] = useState<Emojis | null>(null)
  const isShown = isOpen && !disabled

  const toggle = () => {
    setOpen(!isShown)
    if (!isShown && !emojis) fetchEmojis(loadEmoji).then(setEmojis, miss)
  }
  const miss = (reason: unknown) => {
    setOpen(false)
    onPick('')
    const message = `No emojis, so the system's own keyboard serves: ${reason}`
    report({ code: 'EMOJI_NOT_LOADED', message })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isShown) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    event.currentTarget.querySelector('button')?.focus()
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget) setOpen(currentTarget.contains(relatedTarget))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from wherever the focus is inside
    <div className="emoji" onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        part="emoji-button"
        name={t('Choose an emoji')}
        aria-expanded={isShown}
        disabled={disabled}
        onClick={toggle}
      >
        <SmileIcon />
      </IconButton>
      {isShown && (
        <fieldset className="emoji-panel" part="emoji-panel" aria-label={t('Emojis')}>
          {emojis ? (
            <emojis.Picker
              book={emojis.book}
              onPick={emoji => {
                setOpen(false)
                onPick(emoji)
              }}
            />
          ) : (
            <p className="emoji-note">{t('Loading…')}</p>
          )}
        </fieldset>
      )}
    </div>
  )
}
