import { Button, IconButton, Switch } from '@talkgraph/ui'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { type AnyFieldForm, type AnyFieldForms, setChange } from 'talkgraph/builder'
import { afterPress } from '#forms/after-press.js'
import { keyOf } from '#keys/press.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'
import { ListFrame } from './list-frame.js'
import { weekdays } from './plain-fields.js'
import { nameOfPath, type Slot } from './slot.js'
import { entriesIn, namesOfWeek, type WeekNames } from './week-names.js'

interface ListForm {
  readonly title: string
  readonly help: string
  readonly kind: 'list'
  readonly entryTitle: string
  readonly fields: AnyFieldForms
}

/** Is it a list of weekdays with hours, each weekday there once at most? Its form says so, whatever the step is. */
export function isWeek(form: AnyFieldForm, value: unknown): boolean {
  const names = form.kind === 'list' ? namesOfWeek(form.fields) : undefined
  if (!names) return false
  const days = entriesIn(value).map(entry => dayOf(entry[names.day]))
  return days.every(day => day !== undefined) && new Set(days).size === days.length
}

/** Opening hours as a week: a row for each weekday, with a switch and its hours. */
export function StepWeekField({ slot }: { readonly slot: Slot & { readonly form: ListForm } }) {
  const { form, path } = slot
  const { step, change } = useStepEdit()
  const names = namesOfWeek(form.fields)
  if (!names) return null
  const list = entriesIn(slot.value)
  const write = (next: readonly object[]) =>
    change([setChange(step, path, next)], `Changed “${form.title}”`)
  const isHours = (slots: unknown) => entriesIn(slots).length > 0
  const first = list.find(entry => isHours(entry[names.slots]))
  return (
    <ListFrame slot={slot}>
      <div className={styles.week}>
        {weekdays.map(day => {
          const place = list.findIndex(entry => dayOf(entry[names.day]) === day)
          const entry = list[place] ?? { [names.day]: day, [names.open]: false, [names.slots]: [] }
          const put = (changed: object) => {
            const next = { ...entry, ...changed }
            write(place < 0 ? [...list, next] : list.with(place, next))
          }
          return (
            <Day
              key={day}
              {...{ day, entry, names, form, put }}
              name={`${nameOfPath(path)}.${place < 0 ? day : place}`}
            />
          )
        })}
      </div>
      {first && (
        <div>
          <Button
            size="small"
            onClick={() =>
              write(
                weekdays.map(day => ({
                  ...first,
                  ...list.find(
                    entry => dayOf(entry[names.day]) === day && entry[names.open] !== true,
                  ),
                  ...(list.some(
                    entry => dayOf(entry[names.day]) === day && entry[names.open] !== true,
                  )
                    ? {}
                    : { [names.day]: day }),
                })),
              )
            }
          >
            {`Same hours as on ${String(first[names.day])}`}
          </Button>
        </div>
      )}
    </ListFrame>
  )
}

function Day({
  day,
  entry,
  names,
  form,
  name,
  put,
}: {
  readonly day: string
  readonly entry: Readonly<Record<string, unknown>>
  readonly names: WeekNames
  readonly form: ListForm
  readonly name: string
  readonly put: (changed: object) => void
}) {
  const { findings } = useStepEdit()
  const isOpen = entry[names.open] === true
  const slots = entriesIn(entry[names.slots])
  const found = findings.filter(({ field }) => field?.startsWith(`${name}.`))
  const openTitle = form.fields[names.open]?.title ?? ''
  const write = (next: readonly object[]) => put({ [names.slots]: next })
  return (
    <fieldset aria-label={day} className={styles.day} data-path={name}>
      <Switch
        label={day}
        aria-label={`${day}: ${openTitle}`}
        checked={isOpen}
        onChange={event =>
          put({
            [names.open]: event.target.checked,
            ...(slots.length === 0 && {
              [names.slots]: [{ [names.start]: '09:00', [names.end]: '17:00' }],
            }),
          })
        }
      />
      {isOpen && (
        <div className={styles.hours}>
          {slots.map((hours, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name
            <div key={place} className={styles.slotRow}>
              {[names.start, names.end].map(part => (
                <Clock
                  key={part}
                  label={`${day}, ${place + 1}: ${names.titles[part] ?? ''}`}
                  value={String(hours[part] ?? '')}
                  onKeep={time => write(slots.with(place, { ...hours, [part]: time }))}
                />
              ))}
              <IconButton
                size="small"
                label={`${day}: remove hours ${place + 1}`}
                icon={<X size={16} />}
                onClick={() => write(slots.toSpliced(place, 1))}
              />
            </div>
          ))}
          <div>
            <IconButton
              size="small"
              label={`${day}: add hours`}
              icon={<Plus size={16} />}
              onClick={() => write([...slots, { [names.start]: '', [names.end]: '' }])}
            />
          </div>
        </div>
      )}
      {found.length > 0 && (
        <p className={styles.error}>
          {found.map(({ message, remedy }) => `${message} ${remedy}`).join(' ')}
        </p>
      )}
    </fieldset>
  )
}

/** Hours and minutes; kept when the field is left, as `9` or `930` too. */
function Clock({
  label,
  value,
  onKeep,
}: {
  readonly label: string
  readonly value: string
  readonly onKeep: (time: string) => void
}) {
  const [edited, setEdited] = useState<string>()
  const keep = () => {
    setEdited(undefined)
    if (edited !== undefined && edited !== value) onKeep(asTime(edited))
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={label}
      placeholder="00:00"
      className={styles.clock}
      value={edited ?? value}
      onChange={event => setEdited(event.target.value)}
      onBlur={() => afterPress(keep)}
      onKeyDown={event => {
        if (keyOf(event) !== 'Enter') return
        event.preventDefault()
        keep()
      }}
    />
  )
}

function asTime(text: string): string {
  const found = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/.exec(text.trim())
  return found ? `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? '00'}` : text.trim()
}

/** A weekday by its English name or the beginning of it. */
function dayOf(name: unknown): string | undefined {
  const text = String(name ?? '')
    .trim()
    .toLowerCase()
  return text.length < 2 ? undefined : weekdays.find(day => day.toLowerCase().startsWith(text))
}
