import { useRef } from 'react'
import { createPortal } from 'react-dom'
import type { PreviewProps } from './preview-props.js'
import { PreviewWindow } from './preview-window.js'
import { useShadowFrame } from './use-shadow-frame.js'

/**
 * The builder's preview window (decision 102): a bot as its visitors will meet it, in a modal window or embedded in the
 * page. The bot may change while it is shown: another flow is played from its start, other looks are put on at once.
 */
export function ChatPreview({ className, ...props }: PreviewProps) {
  const target = useRef<HTMLDivElement>(null)
  const { embedded, locale, nonce } = props
  const frame = useShadowFrame({ target: embedded ? target : undefined, locale, nonce })
  const shown = frame && createPortal(<PreviewWindow {...props} frame={frame} />, frame)
  if (!embedded) return shown
  return (
    <div ref={target} className={className} style={className ? undefined : { height: '100%' }}>
      {shown}
    </div>
  )
}
