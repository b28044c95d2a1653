import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { shortName, windowTitle } from '../kit/window-title.js'
import { ModelProvider } from '../model/widget-model.js'
import { ChatWindow } from '../widget/window/chat-window.js'
import { keptInside } from './kept-inside.js'
import { PreviewHeader } from './preview-header.js'
import type { PreviewProps } from './preview-props.js'
import type { Size } from './size-toggles.js'
import { useChatFocus } from './use-chat-focus.js'
import { useModal } from './use-modal.js'
import { usePreview } from './use-preview.js'
import { useTexts } from './use-texts.js'

/** The preview inside its shadow root: header, what went wrong, and the chat. */
export function PreviewWindow({ frame, ...props }: PreviewProps & { readonly frame: HTMLElement }) {
  const t = useTexts(props.locale)
  const { shown, isLoading, isClosed, alert, restart, close } = usePreview(props, frame)
  const [size, setSize] = useState<Size>('desktop')
  if (isClosed) return null

  const name = shown && shortName(windowTitle(shown.model.bot, t))
  const inside = (
    <>
      <PreviewHeader
        name={name}
        t={t}
        model={shown?.model}
        isVisitors={props.header === 'visitor'}
        restart={restart}
        sizing={props.embedded ? undefined : { size, setSize }}
        close={props.embedded ? undefined : close}
      />
      <div className="preview-alert" role="alert">
        {alert && (
          <>
            <strong>{alert.code}</strong> {alert.message}
          </>
        )}
      </div>
      <div className="widget" data-mode="full-page">
        {shown ? (
          <ModelProvider key={shown.key} value={shown.model}>
            <ChatWindow isOpen isBare />
          </ModelProvider>
        ) : (
          <p className="preview-loading" role="status">
            {isLoading && t('Loading…')}
          </p>
        )}
      </div>
    </>
  )
  const label = name ? `${name} - ${t('Preview')}` : t('Preview')
  return props.embedded ? (
    <section
      {...keptInside}
      className="preview"
      part="preview"
      aria-label={label}
      aria-busy={isLoading}
    >
      {inside}
    </section>
  ) : (
    <Modal label={label} size={size} isLoading={isLoading} chat={shown?.key} close={close}>
      {inside}
    </Modal>
  )
}

interface ModalProps {
  readonly label: string
  readonly size: Size
  readonly isLoading: boolean
  /** Which chat is inside; undefined while there is none. */
  readonly chat: number | undefined
  readonly close: () => void
  readonly children: ReactNode
}

function Modal({ label, size, isLoading, chat, close, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)

  useChatFocus(dialog, chat)

  // A dismissed file chooser fires an event of the same name, which bubbles up to here.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    close()
  }

  return (
    <dialog
      {...keptInside}
      ref={dialog}
      className="preview"
      part="preview"
      tabIndex={-1}
      data-size={size}
      aria-label={label}
      aria-busy={isLoading}
      onCancel={cancel}
    >
      {children}
    </dialog>
  )
}
