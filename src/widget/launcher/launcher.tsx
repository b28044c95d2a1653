import { useLayoutEffect, useSyncExternalStore } from 'react'
import { arrangeLaunchers } from '../../kit/arrange-launchers.js'
import { ChatIcon, CloseIcon } from '../../kit/icons.js'
import { resolveImage } from '../../kit/resolve-image.js'
import { useLooks, useModel } from '../../model/widget-model.js'
import { Invitation, type LauncherRef } from './invitation.js'

/** The button that opens and closes the window, how much has been said meanwhile, and the invitation above it. */
export function Launcher({ button, isOpen }: { button: LauncherRef; isOpen: boolean }) {
  const { bot, chat, server, t, unread } = useModel()
  const { widgetPosition, widgetIconThemeType, widgetIconImage } = useLooks()
  const count = useSyncExternalStore(unread.subscribe, unread.get)
  const does = isOpen ? t('Close chat') : t('Open chat')
  const image = widgetIconImage && resolveImage(widgetIconImage, server)
  // Again when the looks have changed, and when it is gone.
  useLayoutEffect(() => {
    arrangeLaunchers()
    return arrangeLaunchers
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        className="launcher"
        part="launcher"
        data-position={widgetPosition}
        data-theme={widgetIconThemeType}
        data-unread={count || undefined}
        aria-expanded={isOpen}
        // Where there are several, they are told apart once they are arranged.
        aria-label={does}
        data-does={does}
        data-bot={bot.name.trim()}
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
      </button>
      <span id="unread" className="unseen" role="status">
        {count > 0 && t('{count} new messages', { count })}
      </span>
      <Invitation launcher={button} isOpen={isOpen} />
    </>
  )
}
