import { Badge, Button, classes } from '@talkgraph/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Difference } from './compare.js'
import styles from './compare.module.css'
import { becameSigns, becameWords, titleOfDifference } from './say-difference.js'

/** So many differences stand in the page at first, and more at each press. */
const page = 100

const parts = {
  flow: 'Steps and ways',
  looks: 'Looks',
  settings: 'Settings',
  languages: 'Languages',
  rest: 'The rest of the bot',
} as const
const tones = { added: 'good', removed: 'bad', changed: 'accent' } as const

/** All differences under their parts; the one that one is at is open. */
export function DifferenceList({
  differences,
  at,
  onGo,
  detail,
  note,
}: {
  readonly differences: readonly Difference[]
  readonly at: number
  readonly onGo: (index: number) => void
  /** What is behind the one that is open. */
  readonly detail: (difference: Difference) => ReactNode
  /** A word on how one stands. */
  readonly note?: (difference: Difference) => ReactNode
}) {
  const [count, setCount] = useState(page)
  const home = useRef<HTMLDivElement>(null)
  const shown = Math.max(count, Math.ceil((at + 1) / page) * page)
  useEffect(() => {
    if (at < 0) return
    const row = home.current?.querySelector<HTMLElement>('[aria-current="true"]')
    row?.scrollIntoView?.({ block: 'nearest' })
    // Whoever goes on from a row by keys has the keyboard on the next one.
    if (home.current?.contains(document.activeElement)) row?.focus({ preventScroll: true })
  }, [at])
  const rows = differences.slice(0, shown).map((difference, index) => ({ difference, index }))
  const partOf = (difference: Difference) =>
    difference.kind === 'value' ? difference.part : 'flow'
  return (
    <div ref={home} className={styles.list}>
      {Object.entries(parts).map(([part, title]) => {
        const own = rows.filter(({ difference }) => partOf(difference) === part)
        if (own.length === 0) return null
        return (
          <section key={part} aria-label={title}>
            <h3 className={styles.part}>{title}</h3>
            <ul className={styles.rows}>
              {own.map(({ difference, index }) => (
                <li key={difference.key} className={classes(index === at && styles.open)}>
                  <button
                    type="button"
                    className={styles.row}
                    aria-current={index === at ? 'true' : undefined}
                    aria-expanded={index === at}
                    onClick={() => onGo(index)}
                  >
                    <Badge tone={tones[difference.became]}>
                      <span aria-hidden>{becameSigns[difference.became]} </span>
                      {becameWords[difference.became]}
                    </Badge>
                    <span className={styles.what} dir="auto">
                      {titleOfDifference(difference)}
                    </span>
                    {note?.(difference)}
                  </button>
                  {index === at && detail(difference)}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {differences.length > shown && (
        <Button size="small" onClick={() => setCount(shown + page)}>
          {`Show ${Math.min(page, differences.length - shown)} more of ${differences.length - shown}`}
        </Button>
      )}
    </div>
  )
}
