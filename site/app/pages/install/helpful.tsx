import { useId } from 'react'
import styles from './helpful.module.css'

/** Asks whether a part of the guide helped. The answer stays on the page. */
export function Helpful() {
  const id = useId()
  return (
    <fieldset className={styles.helpful}>
      <legend className={styles.question}>Was this page helpful?</legend>
      {['Yes', 'No'].map(answer => (
        <label key={answer} className={styles.answer}>
          <input type="radio" name={id} className={styles.input} />
          {answer}
        </label>
      ))}
    </fieldset>
  )
}
