import { Button, IconButton, Select, TextArea } from '@talkgraph/ui'
import { Plus, Trash2 } from 'lucide-react'
import { nameOfStep } from 'talkgraph/builder'
import { afterPress } from '#forms/after-press.js'
import { isOnWords, linesOf, type Trigger } from '../../../embed/triggers.js'
import { useTyped } from '../../fields/text/use-typed.js'
import { useDraft } from '../../model/draft/use-draft.js'
import styles from './bot-panel.module.css'

/** At which step a conversation over a channel begins, by the words that a person writes first. */
export function FirstWords({
  triggers,
  onWrite,
}: {
  readonly triggers: readonly Trigger[]
  readonly onWrite: (next: readonly Trigger[], title: string) => string | undefined
}) {
  const own = triggers.flatMap((trigger, place) => (isOnWords(trigger) ? [{ trigger, place }] : []))
  return (
    <>
      <p className={styles.quiet}>
        On WhatsApp, Telegram and other channels people write first. Where one of these words stands
        in what they write, the conversation begins at the step you choose, in place of the first
        one.
      </p>
      {own.map(({ trigger, place }, number) => (
        <WordFields
          key={place}
          name={`Beginning ${number + 1}`}
          trigger={trigger}
          onChange={changed => onWrite(triggers.with(place, changed), 'Changed the first words')}
          onRemove={() => onWrite(triggers.toSpliced(place, 1), 'Removed first words')}
        />
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus size={16} />}
          onClick={() =>
            onWrite([...triggers, { on: 'words', words: [], nodeId: '' }], 'Added first words')
          }
        >
          Add first words
        </Button>
      </div>
    </>
  )
}

function WordFields({
  name,
  trigger,
  onChange,
  onRemove,
}: {
  readonly name: string
  readonly trigger: Trigger
  readonly onChange: (trigger: Trigger) => string | undefined
  readonly onRemove: () => void
}) {
  const nodes = useDraft(({ draft }) => draft.elements[0].nodes)
  const chosen = typeof trigger.nodeId === 'string' ? trigger.nodeId : ''
  const steps = nodes.map(({ id, type, data }) => ({
    value: id,
    label: nameOfStep({ type, data }),
  }))
  const isKnown = chosen === '' || steps.some(({ value }) => value === chosen)
  const words = useTyped(
    Array.isArray(trigger.words) ? trigger.words.map(String).join('\n') : '',
    text => onChange({ ...trigger, words: linesOf(text).map(line => line.trim()) }),
    (one, other) => linesOf(one).join('\n') === linesOf(other).join('\n'),
  )
  return (
    <fieldset aria-label={name} className={styles.entry}>
      <div className={styles.head}>
        <Select
          label="Begins at"
          className={styles.kind}
          value={chosen}
          error={isKnown ? undefined : 'This step is gone. Choose another one.'}
          options={[
            { value: '', label: 'No step yet' },
            ...steps,
            ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
          ]}
          onChange={event => onChange({ ...trigger, nodeId: event.target.value })}
        />
        <IconButton label={`Remove ${name}`} icon={<Trash2 size={16} />} onClick={onRemove} />
      </div>
      <TextArea
        label="Words"
        help="One on each line, such as menu or price list. Capitals and accents do not matter."
        rows={2}
        value={words.text}
        onChange={event => words.type(event.target.value)}
        onBlur={() => afterPress(words.leave)}
      />
    </fieldset>
  )
}
