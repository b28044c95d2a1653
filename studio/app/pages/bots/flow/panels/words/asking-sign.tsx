import { Button, Callout, Spinner } from '@talkgraph/ui'
import type { ProposalStage } from '@talkgraph/wire/proposals'
import styles from './words.module.css'

const words: Readonly<Record<ProposalStage, string>> = {
  asking: 'The AI provider is drafting. This takes up to a minute or two.',
  checking: 'What came is checked, and played in conversations.',
  mending: 'Something did not work yet: the provider is mending it.',
}

/** How far a draft from words is, with the way out. */
export const AskingSign = ({
  stage,
  onCancel,
}: {
  readonly stage: ProposalStage
  readonly onCancel: () => void
}) => (
  <div className={styles.asking}>
    <p role="status" className={styles.stage}>
      <Spinner />
      {words[stage]}
    </p>
    <Button onClick={onCancel}>Cancel</Button>
  </div>
)

/** Why there is no draft, and what to do. */
export const AskingProblem = ({ problem }: { readonly problem: string | null }) =>
  problem === null ? null : (
    <Callout tone="bad" live title="Nothing was drafted">
      {problem}
    </Callout>
  )
