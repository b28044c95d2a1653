import { contact } from '../../../content/contact.js'
import styles from './contact.module.css'

/** At which of the two steps the visitor is. */
export const Steps = ({ at }: { readonly at: number }) => (
  <ol className={styles.steps}>
    {contact.steps.map((name, place) => (
      <li
        key={name}
        className={styles.step}
        aria-current={place === at ? 'step' : undefined}
        data-done={place < at || undefined}
      >
        {name}
      </li>
    ))}
  </ol>
)
