import { LinkButton } from '@talkgraph/ui'
import { signUp } from '../../../content/navigation.js'
import { useClaims } from '../../claims.js'
import { Section } from '../../kit/section.js'
import styles from './closing.module.css'

/** The end of a page of a feature: two ways to begin. */
export function Closing({ title }: { readonly title: string }) {
  const note = useClaims()['features.no-card']
  return (
    <Section title={title} centred>
      <div className={styles.ways}>
        <div className={styles.actions}>
          <LinkButton href={signUp} target="_blank" variant="primary" size="large">
            Try Free
          </LinkButton>
          <LinkButton href={signUp} target="_blank" size="large">
            Sign up with email
          </LinkButton>
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </Section>
  )
}
