import { Dialog, Kbd, Switch } from '@talkgraph/ui'
import { useState } from 'react'
import styles from './shortcuts.module.css'
import { areKeysOn, keepKeys } from './use-shortcuts.js'

const keys = [
  ['N', 'Open the newest waiting thread'],
  ['T', 'Take the open thread'],
  ['R', 'Write an answer'],
  ['M', 'Make a ticket of the open thread, or change it'],
  ['I', 'Tickets'],
  ['J', 'Next thread'],
  ['K', 'Thread before'],
  ['/', 'Search threads'],
  ['/', 'In an empty answer: saved replies'],
  ['Enter', 'Send'],
  ['Shift Enter', 'A new line'],
  ['?', 'These keys'],
] as const

/** The keys of the desk. */
export function Shortcuts({
  isOpen,
  onOpenChange,
}: {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}) {
  const [areOn, setOn] = useState(areKeysOn)
  return (
    <Dialog title="Keys of the desk" open={isOpen} onOpenChange={onOpenChange}>
      <Switch
        label="Single keys"
        checked={areOn}
        onChange={({ target }) => {
          keepKeys(target.checked)
          setOn(target.checked)
        }}
      />
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={does} className={styles.line}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
