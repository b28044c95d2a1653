import { Button, Kbd } from '@talkgraph/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useFlow, useView } from '../../model/edit/flow-context.js'
import styles from './beside.module.css'

const name = 'talkgraph-flow-seen'

/** Three hints: for who begins a bot, until it has a second step, and for who sees a drawn one for the first time. */
export function Hints() {
  const isFirst = useFlow().steps.size === 1
  const [isNew, setNew] = useState(() => localStorage.getItem(name) === null)
  const isProposed = useView(state => state.layer?.gone?.isNew === true)
  useEffect(() => localStorage.setItem(name, 'yes'), [])
  // What is proposed stands where they would.
  if (isProposed) return null
  if (isFirst) return <Three>{begun}</Three>
  if (!isNew) return null
  return (
    <div className={styles.welcome} role="note" aria-label="Hints">
      <Three>{drawn}</Three>
      <Button size="small" onClick={() => setNew(false)}>
        Got it
      </Button>
    </div>
  )
}

const Three = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.hints}>{children}</ul>
)

const begun = (
  <>
    <li>Write what the bot says first at the right.</li>
    <li>
      Drag from the amber dot, or press <Kbd>A</Kbd>, to say what comes next.
    </li>
    <li>
      Everything can be undone with <Kbd>Ctrl Z</Kbd>; <Kbd>?</Kbd> shows all keys.
    </li>
  </>
)

const drawn = (
  <>
    <li>Each card is a step. Press one to change its words at the right.</li>
    <li>The speech bubble above plays the bot beside its drawing.</li>
    <li>
      Visitors see nothing before you publish, and <Kbd>Ctrl Z</Kbd> takes back what you did.
    </li>
  </>
)
