import { LinkButton } from '@talkgraph/ui'
import { signUp } from '../../../content/places.js'
import styles from './banner.module.css'

/** Asks to begin, between two parts of the page. */
export const Banner = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section className={styles.banner}>
    <div className={styles.inner}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton href={signUp} target="_blank" variant="primary" size="large">
          Start free
        </LinkButton>
        <LinkButton href="/templates/all" size="large">
          See the templates
        </LinkButton>
      </div>
    </div>
  </section>
)
