import { useRef } from 'react'
import { Composer } from './composer.js'
import { Footer } from './footer.js'
import { Header } from './header.js'
import { useLooks, useModel } from './model.js'
import { Transcript } from './transcript.js'
import { usePromptFocus } from './use-prompt-focus.js'
import { windowTitle } from './window-title.js'

/** The window. It keeps its place in the document while closed, so that a half-written answer is still there later. */
export function ChatWindow({ isOpen }: { isOpen: boolean }) {
  const { bot, t } = useModel()
  const { chatBgType, chatBgImg, widgetPosition, hideAvatar } = useLooks()
  const window = useRef<HTMLDivElement>(null)
  usePromptFocus(window, isOpen)
  return (
    <div
      ref={window}
      className="window"
      part="window"
      role="dialog"
      aria-label={windowTitle(bot, t)}
      data-position={widgetPosition}
      data-background={chatBgType === 'image' && !chatBgImg ? 'solid' : chatBgType}
      data-avatars={!hideAvatar}
      hidden={!isOpen}
    >
      <Header />
      <Transcript isOpen={isOpen} />
      <Composer />
      <Footer />
    </div>
  )
}
