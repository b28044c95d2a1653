import { EmptyState, LinkButton } from '@talkgraph/ui'
import { Workflow } from 'lucide-react'

/** What the pages of a bot show that was made without a flow. */
export const NoFlow = () => (
  <EmptyState
    title="This bot has no flow yet"
    icon={<Workflow size={20} />}
    action={
      <LinkButton variant="primary" href="/bots/new">
        Choose an example
      </LinkButton>
    }
  >
    Store one <a href="/docs/api">through the API</a>, or make another bot of an example. With a
    source in <a href="/knowledge">Knowledge</a> it answers visitors without one; what they can ask
    with one press stands in its settings.
  </EmptyState>
)
