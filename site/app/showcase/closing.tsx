import { LinkButton } from '@talkgraph/ui'
import { bookDemo, signUp } from '../../content/places.js'
import { Section } from '../kit/section.js'
import styles from './closing.module.css'

/** The end of a page of an industry: what comes, and two ways to it. */
export const Closing = ({ tone }: { readonly tone?: 'sunken' | undefined }) => (
  <Section
    title="The future of customer experience is conversational. Join us today."
    centred
    {...(tone && { tone })}
  >
    <div className={styles.actions}>
      <LinkButton href={signUp} target="_blank" variant="primary" size="large">
        Get started
      </LinkButton>
      <LinkButton href={bookDemo} target="_blank" size="large">
        Schedule a Demo
      </LinkButton>
    </div>
  </Section>
)
