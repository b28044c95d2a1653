import { Button, TextArea } from '@talkgraph/ui'
import { type FormEvent, useState } from 'react'
import { counted } from '../../drawing/clipboard/counted.js'
import { useFlow, useView } from '../../model/edit/flow-context.js'
import styles from './words.module.css'

/** As many steps as the server takes at once. */
const mostSteps = 60
const mostNamed = 3

/** Asks what should change in the steps that are selected. What was typed stays, whatever comes of it. */
export function ChangeForm({
  isBusy,
  onAsk,
}: {
  readonly isBusy: boolean
  readonly onAsk: (
    words: string,
    wanted: { readonly words: string; readonly nodeIds: readonly string[] },
  ) => void
}) {
  const { steps } = useFlow()
  const selected = useView(state => state.selected)
  const [error, setError] = useState<string>()
  const chosen = [...selected].flatMap(id => steps.get(id) ?? [])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('words')
    const words = field instanceof HTMLTextAreaElement ? field.value.trim() : ''
    setError(words === '' ? 'Say what should change.' : undefined)
    if (words === '' && field instanceof HTMLElement) return field.focus()
    onAsk(words, { words, nodeIds: chosen.map(({ id }) => id) })
  }
  const names = chosen.slice(0, mostNamed).map(({ name }) => `“${name}”`)
  const others = chosen.length - names.length
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.said} dir="auto">
        {chosen.length === 0
          ? 'Select the steps that should change, on the canvas or in the outline.'
          : chosen.length > mostSteps
            ? `${chosen.length} steps are selected. Select at most ${mostSteps}.`
            : `About ${counted(chosen.length, 'step')}: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`}
      </p>
      <TextArea
        label="What should change?"
        name="words"
        rows={4}
        maxLength={4000}
        error={error}
        help="Such as: Ask for the phone number too, and be a little more formal."
      />
      <p className={styles.quiet}>
        These steps go to the AI provider of this server, without keys and without anything that
        visitors said. You see what it proposes before anything changes.
      </p>
      {!isBusy && (
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            disabled={chosen.length === 0 || chosen.length > mostSteps}
          >
            Draft the change
          </Button>
        </div>
      )}
    </form>
  )
}
