import { Callout } from '@talkgraph/ui'
import { reachOf } from './reach.js'

const notes = {
  machine: {
    title: 'Your visitors cannot reach this server yet',
    text: 'is an address of your own machine: on a visitor’s machine it leads nowhere. To try the snippet on this machine it is fine.',
  },
  network: {
    title: 'Only your own network reaches this server',
    text: 'is an address inside your network: visitors from elsewhere do not get there.',
  },
  unsafe: {
    title: 'Pages with https cannot load the chat',
    text: 'begins with http. Browsers load nothing from there into a page that begins with https, as most do.',
  },
}

/** Says in plain words where the address in the snippet is no good for visitors, and what to do about it. */
export function ReachNote({ server }: { readonly server: string }) {
  const reach = reachOf(server)
  if (reach === 'everybody') return null
  const { title, text } = notes[reach]
  return (
    <Callout tone="warn" title={title}>
      <p>
        <code>{server}</code> {text}
      </p>
      <p>
        Before it goes on a public page, whoever runs the server gives it an address on the web,
        such as <code>https://chat.example.com</code>, and starts it with that address in the
        setting <code>PUBLIC_URL</code>. The snippet here then names it.
      </p>
    </Callout>
  )
}
