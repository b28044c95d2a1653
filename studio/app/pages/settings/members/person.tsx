import { Avatar } from '@talkgraph/ui'
import styles from './person.module.css'

/** A person in a row: picture, name and address. */
export const Person = ({
  name,
  email,
  you = false,
}: {
  readonly name: string
  readonly email: string
  readonly you?: boolean
}) => (
  <span className={styles.person}>
    <Avatar name={name || email} />
    <span className={styles.words}>
      <span className={styles.name}>
        {name || email}
        {you && <span className={styles.email}> (you)</span>}
      </span>
      {name && <span className={styles.email}>{email}</span>}
    </span>
  </span>
)
