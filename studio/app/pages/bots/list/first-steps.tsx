import { EmptyState, LinkButton } from '@talkgraph/ui'
import { Bot } from 'lucide-react'
import styles from './first-steps.module.css'

/** What a new account sees in place of its bots: what a bot is, and the way to the first one. */
export const FirstSteps = () => (
  <EmptyState
    title="Your first bot is three steps away"
    icon={<Bot size={20} />}
    action={
      <>
        <LinkButton variant="primary" href="/bots/new">
          Choose an example
        </LinkButton>
        <LinkButton href="/bots/new?from=business">Describe your business</LinkButton>
        <LinkButton href="/bots/new?from=scratch">Start from scratch</LinkButton>
        <LinkButton href="/bots/new?from=file">Use a bot file</LinkButton>
      </>
    }
  >
    <ol className={styles.steps}>
      <li>Choose an example, describe your business in five fields, or draw your own.</li>
      <li>Change its words where they stand, and publish it.</li>
      <li>Copy one line into your page.</li>
    </ol>
  </EmptyState>
)
