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
