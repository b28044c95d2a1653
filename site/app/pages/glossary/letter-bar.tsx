import { classes } from '@talkgraph/ui'
import { useEffect, useState } from 'react'
import { isCalm } from '../../kit/is-calm.js'
import { withinPage } from '../../kit/within-page.js'
import { idOfLetter } from './id-of-letter.js'
import styles from './letter-bar.module.css'

/** Pixels of scrolling after which the bar stands at the top of the window. */
const fixedAfter = 200
/** Milliseconds after scrolling has stopped. */
const hiddenAfter = 2000
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The letters as links to their sections. It comes along while one scrolls, and goes when one reads. */
export function LetterBar({ letters }: { readonly letters: readonly string[] }) {
  const [isFixed, setFixed] = useState(false)
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      setFixed(scrollY > fixedAfter)
      setHidden(false)
      clearTimeout(timer)
      timer = setTimeout(() => setHidden(true), hiddenAfter)
    }
    addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', look)
    }
  }, [])

  const all = letters.includes('#') ? ['#', ...alphabet] : alphabet
  return (
    <div className={styles.place}>
      <nav
        aria-label="Letters"
        className={classes(styles.bar, isFixed && styles.fixed, isFixed && isHidden && styles.hidden)}
      >
        <ul className={styles.letters}>
          {all.map(letter => (
            <li key={letter}>
              {letters.includes(letter) ? (
                <a href={`#${idOfLetter(letter)}`} onClick={scrollToLetter}>
                  {letter}
                </a>
              ) : (
                <span aria-hidden="true">{letter}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const scrollToLetter = withinPage(({ hash }) => {
  const section = document.querySelector(hash)
  section?.scrollIntoView({ behavior: isCalm() ? 'instant' : 'smooth' })
  section?.querySelector('a')?.focus({ preventScroll: true })
  history.replaceState(history.state, '', hash)
})
