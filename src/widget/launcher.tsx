import { forwardRef, useSyncExternalStore } from 'react'
import { ChatIcon, CloseIcon } from './icons.js'
import { useLooks, useModel } from './model.js'
import { resolveImage } from './resolve-image.js'

/** The button that opens and closes the window, and how much has been said meanwhile. */
export const Launcher = forwardRef<HTMLButtonElement, { isOpen: boolean }>(function Launcher(
  { isOpen },
  ref,
) {
  const { chat, server, unread } = useModel()
  const count = useSyncExternalStore(unread.subscribe, unread.get)
  const { widgetPosition, widgetIconThemeType, widgetIconImage } = useLooks()
  const image = widgetIconImage && resolveImage(widgetIconImage, server)
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="launcher"
        part="launcher"
        data-position={widgetPosition}
        data-theme={widgetIconThemeType}
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Close chat' : 'Open chat'}
        aria-describedby="unread"
        onClick={() => chat.send({ type: 'toggle', byVisitor: true })}
      >
        {isOpen ? (
          <CloseIcon />
        ) : image ? (
          <img className="launcher-image" src={image} alt="" />
        ) : (
          <ChatIcon />
        )}
        {count > 0 && (
          <span className="badge" part="badge" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <span id="unread" className="unseen" role="status">
        {count > 0 && `New messages: ${count}`}
      </span>
    </>
  )
})
