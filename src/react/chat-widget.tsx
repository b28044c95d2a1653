import { useRef } from 'react'
import type { Mode } from '../model/mode.js'
import type { ChatProps } from './props.js'
import { useWidget } from './use-widget.js'

/** A launcher and its window above the page; draws nothing where the component itself stands. */
export function ChatWidget({
  mode = 'live-chat',
  ...props
}: ChatProps & { readonly mode?: Exclude<Mode, 'full-page'> }) {
  useWidget(props, { mode })
  return null
}

/** The window without a launcher; it fills the box that `className` or the parent gives it. */
export function ChatWindow({ className, ...props }: ChatProps & { readonly className?: string }) {
  const target = useRef<HTMLDivElement>(null)
  useWidget(props, { mode: 'full-page', target })
  return (
    <div ref={target} className={className} style={className ? undefined : { height: '100%' }} />
  )
}
