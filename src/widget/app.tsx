import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { isComposing } from '../kit/on-enter.js'
import { windowTitle } from '../kit/window-title.js'
import { ModelProvider, useIsOpen, useModel, type WidgetModel } from '../model/widget-model.js'
import { Launcher } from './launcher/launcher.js'
import { ChatWindow } from './window/chat-window.js'

/** The whole widget: launcher and window. */
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
  const hasOpened = useRef(isOpen)
  hasOpened.current ||= isOpen
  const close = () => chat.send({ type: 'close', byVisitor: true })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
    if (!isOpen || mode === 'full-page') return
    event.preventDefault()
    close()
  }

  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && chat.getSnapshot().context.byVisitor)
      launcher.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, chat])

  return (
    <section
      className="widget"
      data-mode={mode}
      data-open={isOpen}
      aria-label={bot.name.trim() ? t('Chat: {name}', { name: windowTitle(bot, t) }) : t('Chat')}
      onKeyDown={onKeyDown}
    >
      {mode === 'popup' && isOpen && (
        // biome-ignore lint/a11y: Escape and the buttons do the same by keyboard
        <div className="backdrop" part="backdrop" onClick={close} />
      )}
      {hasOpened.current && <ChatWindow isOpen={isOpen} />}
      {mode !== 'full-page' && <Launcher button={launcher} isOpen={isOpen} />}
    </section>
  )
}
