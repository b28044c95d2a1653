import { type RefObject, useState } from 'react'
import { CloseIcon } from '../../kit/icons.js'
import { useLooks, useModel } from '../../model/widget-model.js'

/** The button that opens and closes the window. */
export type LauncherRef = RefObject<HTMLButtonElement | null>

/** The bubble that invites to chat, until the chat has been opened or the visitor sends it away. */
export function Invitation({ launcher, isOpen }: { launcher: LauncherRef; isOpen: boolean }) {
  const { chat, t } = useModel()
  const { chatIconCta, chatIconCtaText, widgetPosition } = useLooks()
  const [isGone, setGone] = useState(false)

  if (isOpen && !isGone) setGone(true)
  if (isGone || !chatIconCta || !chatIconCtaText.trim()) return null
  return (
    <div className="invitation" part="invitation" data-position={widgetPosition}>
      <button
        type="button"
        className="invitation-text"
        dir="auto"
        onClick={() => chat.send({ type: 'open', byVisitor: true })}
      >
        {chatIconCtaText}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('Dismiss')}
        onClick={() => {
          launcher.current?.focus()
          setGone(true)
        }}
      >
        <CloseIcon />
      </button>
    </div>
  )
}
