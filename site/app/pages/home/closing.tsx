import { LinkButton } from '@talkgraph/ui'
import { signUp } from '../../../content/places.js'
import { Section } from '../../kit/section.js'
import styles from './home.module.css'

/** Asks to begin, at the end of the page. */
export const Closing = () => (
  <Section
    title="The future of customer experience is conversational. Join us today."
    centred
    tone="sunken"
  >
    <div className={styles.actions}>
      <LinkButton href={signUp} target="_blank" variant="primary" size="large">
        Start free
      </LinkButton>
      <LinkButton href="/contact" size="large">
        Contact us
      </LinkButton>
    </div>
  </Section>
)
