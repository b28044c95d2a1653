import { chatIconPath } from './chat-icon-path.js'

/** An icon on a grid of 24, in the colour of the text around it; hidden from assistive technology. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

export const ChatIcon = () => <Icon path={chatIconPath} />

export const CloseIcon = () => <Icon path="M6 6l12 12M18 6L6 18" />

export const RestartIcon = () => <Icon path="M4 5v5h5M4.6 10A8 8 0 1 1 4 13.5" />

export const DownloadIcon = () => <Icon path="M12 4v11M7 10l5 5 5-5M5 20h14" />

export const SoundIcon = ({ isMuted }: { isMuted: boolean }) => (
  <Icon path={`M4 10v4h3l4 4V6l-4 4Z${isMuted ? '' : 'M15 9a4 4 0 0 1 0 6'}`} />
)

export const SendIcon = () => <Icon path="M4.5 4.5l16 7.5-16 7.5 3-7.5-3-7.5ZM7.5 12h6" />

export const PlayIcon = () => <Icon path="M8 5.5l11 6.5-11 6.5Z" />

export const SmileIcon = () => (
  <Icon path="M12 3a9 9 0 1 0 .01 0ZM8.5 14.5c.8 1.1 2 1.7 3.5 1.7s2.7-.6 3.5-1.7M9 9.5h.01M15 9.5h.01" />
)

/** The shipped logo and avatar (decision 54): a graph of three steps in a speech bubble. */
export const GraphIcon = () => (
  <Icon path="M12 3c5.2 0 9 3.5 9 8s-3.8 8-9 8c-.9 0-1.8-.1-2.6-.3L5 21l.7-4C4 15.5 3 13.4 3 11c0-4.5 3.8-8 9-8ZM8.2 9.7a1.3 1.3 0 1 0 .01 0ZM15.6 7a1.3 1.3 0 1 0 .01 0ZM15.6 12.4a1.3 1.3 0 1 0 .01 0ZM9.4 10.6l5-1.9M9.4 11.4l5 1.9" />
)
