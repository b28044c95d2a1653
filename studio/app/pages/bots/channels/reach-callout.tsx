import { Callout } from '@talkgraph/ui'
import { reachOf } from '../embed/reach.js'

/** Says where providers, and people with the address of a page, do not get to this server. */
export function ReachCallout({ server }: { readonly server: string }) {
  const reach = reachOf(server)
  if (reach === 'everybody') return null
  return (
    <Callout
      tone="warn"
      title={
        reach === 'unsafe' ? 'Most providers want https' : 'Providers cannot reach this server yet'
      }
    >
      <p>
        <code>{server}</code>{' '}
        {reach === 'unsafe'
          ? 'begins with http. Most providers bring messages to addresses with https alone.'
          : 'is no address on the web: what people write does not get here, and pages open on this network alone.'}{' '}
        Whoever runs the server starts it with its address in the setting <code>PUBLIC_URL</code>.
      </p>
    </Callout>
  )
}
