import { useRef } from 'react'
import { windowTitle } from '../../kit/window-title.js'
import { useIsOffline, useLooks, useModel } from '../../model/widget-model.js'
import { Composer } from '../composer/composer.js'
import { Announcer } from '../transcript/announcer.js'
import { Transcript } from '../transcript/transcript.js'
import { Footer } from './footer.js'
import { Header } from './header.js'
import { useCover } from './use-cover.js'
import { useFileDrop } from './use-file-drop.js'
import { usePromptFocus } from './use-prompt-focus.js'
import { useViewBox } from './use-view-box.js'

/**
 * The window. Once opened it stays in the document while closed, so that a half-written answer is still there later. It is
 * bare of a header where what is around it has one.
 */
export function ChatWindow({ isOpen, isBare }: { isOpen: boolean; isBare?: boolean }) {
  const { bot, t } = useModel()
  const { chatBgType, chatBgImg, widgetPosition, hideAvatar, logoText } = useLooks()
  const title = windowTitle(bot, t, isBare ? '' : logoText)
  const window = useRef<HTMLDialogElement>(null)
  const dropping = useFileDrop()
  useViewBox(window)
  useCover(window, isOpen)
  usePromptFocus(window, isOpen)
  return (
    <dialog
      ref={window}
      className="window"
      part="window"
      aria-label={title}
      data-position={widgetPosition}
      data-background={chatBgType === 'image' && !chatBgImg ? 'solid' : chatBgType}
      data-avatars={!hideAvatar}
      hidden={!isOpen}
      {...dropping}
    >
      {!isBare && <Header />}
      <Offline />
      <Transcript isOpen={isOpen} title={title} />
      <Composer />
      <Footer />
      <Announcer isOpen={isOpen} />
    </dialog>
  )
}

/** Says that the line is broken, while it is; lies over the transcript, so that nothing moves. */
function Offline() {
  const { t } = useModel()
  const isOffline = useIsOffline()
  return (
    <output className="offline" part="offline">
      {isOffline && <span>{t('You are offline. What is waiting will be sent.')}</span>}
    </output>
  )
}
