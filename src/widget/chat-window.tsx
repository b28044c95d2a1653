import { useRef } from 'react'
import { Announcer } from './announcer.js'
import { Composer } from './composer.js'
import { Footer } from './footer.js'
import { Header } from './header.js'
import { useLooks, useModel } from './model.js'
import { Transcript } from './transcript.js'
import { useCover } from './use-cover.js'
import { useFileDrop } from './use-file-drop.js'
import { usePromptFocus } from './use-prompt-focus.js'
import { useViewBox } from './use-view-box.js'
import { windowTitle } from './window-title.js'

/** The window. It keeps its place in the document while closed, so that a half-written answer is still there later. */
export function ChatWindow({ isOpen }: { isOpen: boolean }) {
  const { bot, t } = useModel()
  const { chatBgType, chatBgImg, widgetPosition, hideAvatar } = useLooks()
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
      aria-label={windowTitle(bot, t)}
      data-position={widgetPosition}
      data-background={chatBgType === 'image' && !chatBgImg ? 'solid' : chatBgType}
      data-avatars={!hideAvatar}
      hidden={!isOpen}
      {...dropping}
    >
      <Header />
      <Transcript isOpen={isOpen} />
      <Composer />
      <Footer />
      <Announcer isOpen={isOpen} />
    </dialog>
  )
}
