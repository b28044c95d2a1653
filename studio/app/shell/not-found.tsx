import { EmptyState, LinkButton } from '@talkgraph/ui'
import { Compass } from 'lucide-react'
import { Page } from './page.js'

/** What an address shows that leads nowhere. */
export const NotFound = () => (
  <Page title="Nothing is here">
    <EmptyState
      title="There is no page at this address"
      icon={<Compass size={20} />}
      action={<LinkButton href="/">Go to the first page</LinkButton>}
    >
      It may have been deleted, or it belongs to another account.
    </EmptyState>
  </Page>
)
