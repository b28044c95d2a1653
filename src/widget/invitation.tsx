import { useState } from 'react'
import { CloseIcon } from './icons.js'
import type { LauncherRef } from './launcher.js'
import { useLooks, useModel } from './model.js'

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
