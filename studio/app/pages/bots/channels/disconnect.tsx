import { Button, Card, Dialog, DialogClose, TextField, toast } from '@talkgraph/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChannelKind, ChannelRecord } from '#api/records.js'
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
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  const disconnect = useDisconnect(channel)
  const navigate = useNavigate()
  const { title } = kind
  const isPage = isPlace(kind)
  const wanted = isPage && typeof channel.settings.name === 'string' ? channel.settings.name : title
  const change = (open: boolean) => {
    setOpen(open)
    setTyped('')
    setError(undefined)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim().toLowerCase() !== wanted.toLowerCase()) {
      setError('That is not the name. Type it as it stands above.')
      input.current?.focus()
      return
    }
    disconnect.mutate(undefined, {
      onSuccess: () => {
        onGone()
        toast({ text: isPage ? 'The page is gone' : `${title} is disconnected`, tone: 'good' })
        navigate(channelsPath(channel.chatbotId))
      },
    })
  }
  return (
    <Card
      title={isPage ? 'Take the page away' : 'Disconnect'}
      help={
        isPage
          ? 'Its address and its earlier names lead nowhere then. Conversations stay.'
          : `Nothing comes or goes over ${title} any more, and what was entered is deleted. Conversations stay.`
      }
    >
      <div>
        <Dialog
          open={isOpen}
          onOpenChange={change}
          trigger={
            <Button variant="danger">{isPage ? 'Take the page away…' : 'Disconnect…'}</Button>
          }
          title={isPage ? 'Take the page away?' : `Disconnect ${title}?`}
          initialFocus={input}
          description={
            <>
              It has to be entered anew to bring it back. Type the name: <strong>{wanted}</strong>
            </>
          }
          footer={
            <>
              <DialogClose render={<Button>Keep it</Button>} />
              <Button variant="danger" type="submit" form={form} busy={disconnect.isPending}>
                {isPage ? 'Take it away' : 'Disconnect'}
              </Button>
            </>
          }
        >
          <form id={form} onSubmit={send} noValidate>
            <TextField
              ref={input}
              label={isPage ? 'Name of the page' : 'Name of the channel'}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              error={error}
              onChange={event => setTyped(event.target.value)}
            />
          </form>
        </Dialog>
      </div>
    </Card>
  )
}
