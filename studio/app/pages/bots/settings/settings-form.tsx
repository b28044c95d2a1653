import { Button, Card } from '@talkgraph/ui'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { showFault } from '../../../forms/show-fault.js'
import styles from './settings.module.css'

/** A card of settings that are stored together: the first faulty field has the focus, and the page hears of what is not stored. */
export function SettingsForm({
  title,
  help,
  label,
  isChanged,
  busy,
  onChanged,
  onSend,
  children,
}: {
  readonly title: string
  readonly help: string
  /** What the button does. */
  readonly label: string
  readonly isChanged: boolean
  readonly busy: boolean
  /** Told whether something is changed and not stored. */
  readonly onChanged: (isChanged: boolean) => void
  /** Shows what is wrong at its fields, or sends it. */
  readonly onSend: () => void
  readonly children: ReactNode
}) {
  const isOpen = isChanged && !busy
  useEffect(() => {
    onChanged(isOpen)
    return () => onChanged(false)
  }, [isOpen, onChanged])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The faults are drawn before the first of them is looked for.
    flushSync(onSend)
    showFault(event.currentTarget)
  }
  return (
    <Card title={title} help={help}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {children}
        <div>
          <Button type="submit" busy={busy}>
            {label}
          </Button>
        </div>
      </form>
    </Card>
  )
}
