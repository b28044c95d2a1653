import { useLayoutEffect, useRef } from 'react'
import { Announcer } from './announcer.js'
import { ChatWindow } from './chat-window.js'
import { Launcher } from './launcher.js'
import { ModelProvider, useIsOpen, useModel, type WidgetModel } from './model.js'
import { useEscape } from './use-escape.js'
import { windowTitle } from './window-title.js'

/** The whole widget: launcher, window and what assistive technology hears. */
export function App({ model }: { model: WidgetModel }) {
  return (
    <ModelProvider value={model}>
      <Chat />
    </ModelProvider>
  )
}

function Chat() {
  const { chat, mode, bot, t } = useModel()
  const isOpen = useIsOpen()
  const launcher = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  const onKeyDown = useEscape(isOpen)

  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && chat.getSnapshot().context.byVisitor) launcher.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, chat])

  return (
    <section
      className="widget"
      data-mode={mode}
      data-open={isOpen}
      aria-label={t('Chat: {name}', { name: windowTitle(bot, t) })}
      onKeyDown={onKeyDown}
    >
      {mode === 'popup' && isOpen && <div className="backdrop" part="backdrop" />}
      <ChatWindow isOpen={isOpen} />
      <Announcer isOpen={isOpen} />
      {mode !== 'full-page' && <Launcher button={launcher} isOpen={isOpen} />}
    </section>
  )
}
