import type { ReactNode } from 'react'
import { chatIconPath } from './chat-icon-path.js'

/** A drawing of ours on a grid of 24, in the colour of the text around it; hidden from assistive technology. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

export const ChatIcon = () => (
  <Icon>
    <path d={chatIconPath} />
  </Icon>
)

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
)

export const RestartIcon = () => (
  <Icon>
    <path d="M4 5v5h5" />
    <path d="M4.6 10A8 8 0 1 1 4 13.5" />
  </Icon>
)

export const SendIcon = () => (
  <Icon>
    <path d="M4.5 4.5l16 7.5-16 7.5 3-7.5-3-7.5ZM7.5 12h6" />
  </Icon>
)

export const SmileIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M8.5 14.5c.8 1.1 2 1.7 3.5 1.7s2.7-.6 3.5-1.7M9 9.5h.01M15 9.5h.01" />
  </Icon>
)

/** The shipped logo and avatar (decision 54): a graph of three steps in a speech bubble. */
export const GraphIcon = () => (
  <Icon>
    <path d="M12 3c5.2 0 9 3.5 9 8s-3.8 8-9 8c-.9 0-1.8-.1-2.6-.3L5 21l.7-4C4 15.5 3 13.4 3 11c0-4.5 3.8-8 9-8Z" />
    <circle cx="8.2" cy="11" r="1.3" />
    <circle cx="15.6" cy="8.3" r="1.3" />
    <circle cx="15.6" cy="13.7" r="1.3" />
    <path d="M9.4 10.6l5-1.9M9.4 11.4l5 1.9" />
  </Icon>
)
