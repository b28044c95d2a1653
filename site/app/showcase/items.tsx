import { Grid } from '@talkgraph/ui'
import { Section } from '../kit/section.js'
import styles from './items.module.css'

/** Short words side by side, each below a line. */
export const Items = ({
  title,
  lead,
  items,
  tone,
}: {
  readonly title: string
  readonly lead?: string | undefined
  readonly items: readonly { readonly title: string; readonly text: string }[]
  readonly tone?: 'sunken'
}) => (
  <Section title={title} lead={lead} {...(tone && { tone })}>
    <Grid column="medium" gap={5} fit>
      {items.map(({ title, text }) => (
        <li key={title}>
          <div className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </Grid>
  </Section>
)
