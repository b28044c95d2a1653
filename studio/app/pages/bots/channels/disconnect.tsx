import { toast } from '@talkgraph/ui'
import { useNavigate } from 'react-router'
import type { ChannelKind, ChannelRecord } from '#api/records.js'
import { ConfirmByName } from '../../../forms/confirm-by-name.js'
import { useDisconnect } from '../api/channels.js'
import { channelsPath } from './channel-paths.js'
import { isPlace } from './is-place.js'

/** The end of a connection, once the name of its channel was typed: its secrets are not kept, so nothing brings it back. */
export function Disconnect({
  kind,
  channel,
  onGone,
}: {
  readonly kind: ChannelKind
  readonly channel: ChannelRecord
  readonly onGone: () => void
}) {
  const disconnect = useDisconnect(channel)
  const navigate = useNavigate()
  const { title } = kind
  const isPage = isPlace(kind)
  const wanted = isPage && typeof channel.settings.name === 'string' ? channel.settings.name : title
  const confirm = () =>
    disconnect.mutate(undefined, {
      onSuccess: () => {
        onGone()
        toast({ text: isPage ? 'The page is gone' : `${title} is disconnected`, tone: 'good' })
        navigate(channelsPath(channel.chatbotId))
      },
    })
  return (
    <ConfirmByName
      title={isPage ? 'Take the page away' : 'Disconnect'}
      help={
        isPage
          ? 'Its address and its earlier names lead nowhere then. Conversations stay.'
          : `Nothing comes or goes over ${title} any more, and what was entered is deleted. Conversations stay.`
      }
      question={isPage ? 'Take the page away?' : `Disconnect ${title}?`}
      description={
        <>
          It has to be entered anew to bring it back. Type the name: <strong>{wanted}</strong>
        </>
      }
      label={isPage ? 'Name of the page' : 'Name of the channel'}
      action={isPage ? 'Take it away' : 'Disconnect'}
      busy={disconnect.isPending}
      isName={typed => typed.trim().toLowerCase() === wanted.toLowerCase()}
      onConfirm={confirm}
    />
  )
}
