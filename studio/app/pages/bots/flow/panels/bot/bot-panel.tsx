import { Button, IconButton, Select, SkeletonRows, TextArea, TextField } from '@talkgraph/ui'
import { Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { afterPress } from '#forms/after-press.js'
import {
  isOnWords,
  kinds,
  linesOf,
  pagesOf,
  type Trigger,
  triggersOf,
} from '../../../embed/triggers.js'
import { useTyped } from '../../fields/text/use-typed.js'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'
import { Panel } from '../panel.js'
import { BotLooks } from './bot-looks.js'
import styles from './bot-panel.module.css'
import { BotSettings } from './bot-settings.js'
import { FirstWords } from './first-words.js'
import { FromLinks } from './from-links.js'

const UsedParts = lazy(async () => ({ default: (await import('./used-parts.js')).UsedParts }))

/** What belongs to the bot and to no step: when its chat opens by itself, where it may be shown, and how it looks. */
export function BotPanel({ botId }: { readonly botId: string }) {
  const room = useDraftRoom()
  const triggers = triggersOf(useDraft(({ draft }) => draft.triggers))
  const openings = triggers.flatMap((trigger, place) =>
    isOnWords(trigger) ? [] : [{ trigger, place }],
  )
  const write = (next: readonly Trigger[], title: string) =>
    room.change([{ op: 'bot', path: ['triggers'], value: next }], title)[0]?.message
  return (
    <Panel title="Bot">
      <h3 className={styles.name}>The chat opens by itself</h3>
      {openings.length === 0 && (
        <p className={styles.quiet}>
          Never: visitors open it. It can also open after a time or on some pages.
        </p>
      )}
      {openings.map(({ trigger, place }, number) => (
        <TriggerFields
          key={place}
          name={`Opening ${number + 1}`}
          trigger={trigger}
          onChange={changed => write(triggers.with(place, changed), 'Changed when the chat opens')}
          onRemove={() => write(triggers.toSpliced(place, 1), 'Removed an opening of the chat')}
        />
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus size={16} />}
          onClick={() =>
            write([...triggers, { on: 'time', seconds: 10 }], 'Added an opening of the chat')
          }
        >
          Add an opening
        </Button>
      </div>
      <h3 className={styles.name}>First words over channels</h3>
      <FirstWords triggers={triggers} onWrite={write} />
      <h3 className={styles.name}>Links</h3>
      <FromLinks />
      <h3 className={styles.name}>Sub-flows</h3>
      <Suspense fallback={<SkeletonRows label="Loading the sub-flows" rows={1} />}>
        <UsedParts botId={botId} />
      </Suspense>
      <h3 className={styles.name}>Settings</h3>
      <BotSettings botId={botId} />
      <h3 className={styles.name}>Looks</h3>
      <BotLooks botId={botId} />
    </Panel>
  )
}

function TriggerFields({
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
  const pages = useTyped(
    pagesOf(trigger),
    text => onChange({ ...trigger, pages: linesOf(text) }),
    (one, other) => linesOf(one).join('\n') === linesOf(other).join('\n'),
  )
  return (
    <fieldset aria-label={name} className={styles.entry}>
      <div className={styles.head}>
        <Select
          label="It opens"
          className={styles.kind}
          value={trigger.on}
          options={
            kinds.some(({ value }) => value === trigger.on)
              ? kinds
              : [...kinds, { value: trigger.on, label: trigger.on }]
          }
          onChange={event => onChange({ ...trigger, on: event.target.value })}
        />
        <IconButton label={`Remove ${name}`} icon={<Trash2 size={16} />} onClick={onRemove} />
      </div>
      {trigger.on === 'time' && (
        <Amount
          label="Seconds"
          value={trigger.seconds}
          fallback="10"
          onKeep={seconds => onChange({ ...trigger, seconds })}
        />
      )}
      {trigger.on === 'scroll' && (
        <Amount
          label="Percent of the way down"
          value={trigger.percent}
          fallback="50"
          onKeep={percent => onChange({ ...trigger, percent })}
        />
      )}
      <TextArea
        label="On these pages alone"
        help="One on each line, such as /shop/*. Empty: on every page."
        rows={2}
        value={pages.text}
        onChange={event => pages.type(event.target.value)}
        onBlur={() => afterPress(pages.leave)}
      />
      <Select
        label="How often"
        value={trigger.once === 'visitor' ? 'visitor' : 'visit'}
        options={[
          { value: 'visit', label: 'once in a visit' },
          { value: 'visitor', label: 'once for a visitor' },
        ]}
        onChange={event => onChange({ ...trigger, once: event.target.value })}
      />
    </fieldset>
  )
}

function Amount({
  label,
  value,
  fallback,
  onKeep,
}: {
  readonly label: string
  readonly value: unknown
  readonly fallback: string
  readonly onKeep: (amount: number) => string | undefined
}) {
  const typed = useTyped(
    value === undefined ? '' : String(value),
    text => {
      const amount = Number(text === '' ? fallback : text.replace(',', '.'))
      return Number.isFinite(amount) && amount >= 0 ? onKeep(amount) : 'Write a number from 0.'
    },
    (one, other) => Number(one || fallback) === Number(other.replace(',', '.') || fallback),
  )
  return (
    <TextField
      label={label}
      inputMode="decimal"
      placeholder={fallback}
      error={typed.refusal}
      value={typed.text}
      onChange={event => typed.type(event.target.value)}
      onBlur={() => afterPress(typed.leave)}
    />
  )
}
