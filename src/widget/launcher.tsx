import { forwardRef } from 'react'
import { ChatIcon, CloseIcon } from './icons.js'
import { useLooks, useModel } from './model.js'
import { resolveImage } from './resolve-image.js'

/** The button that opens and closes the window. */
export const Launcher = forwardRef<HTMLButtonElement, { isOpen: boolean }>(function Launcher(
  { isOpen },
  ref,
) {
  const { chat, server, t } = useModel()
  const { widgetPosition, widgetIconThemeType, widgetIconImage } = useLooks()
  const image = widgetIconImage && resolveImage(widgetIconImage, server)
  return (
    <button
      ref={ref}
      type="button"
      className="launcher"
      part="launcher"
      data-position={widgetPosition}
      data-theme={widgetIconThemeType}
      aria-expanded={isOpen}
      aria-label={isOpen ? t('Close chat') : t('Open chat')}
      onClick={() => chat.send({ type: 'toggle', byVisitor: true })}
    >
      {isOpen ? <CloseIcon /> : image ? <img className="launcher-image" src={image} alt="" /> : <ChatIcon />}
    </button>
  )
})
