import { idOfLetter } from './id-of-letter.js'
import styles from './letter-bar.module.css'
import { letterBarScript } from './letter-bar-script.js'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The letters as links to their sections. It comes along while one scrolls, and goes when one reads. */
export function LetterBar({
  letters,
  nonce,
}: {
  readonly letters: readonly string[]
  readonly nonce: string
}) {
  const all = letters.includes('#') ? ['#', ...alphabet] : alphabet
  return (
    <div className={styles.place}>
      <nav aria-label="Letters" className={styles.bar}>
        <ul className={styles.letters}>
          {all.map(letter => (
            <li key={letter}>
              {letters.includes(letter) ? (
                <a href={`#${idOfLetter(letter)}`}>{letter}</a>
              ) : (
                <span aria-hidden="true">{letter}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: It is ours. */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: letterBarScript }} />
    </div>
  )
}
