import { IconButton } from '@talkgraph/ui'
import { Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { setChange, type TextForm } from 'talkgraph/builder'
import { useStepEdit } from '../step-edit.js'
import styles from './fields.module.css'
import { nameOfPath, type Slot, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'

interface TextsForm {
  readonly title: string
  readonly help: string
  readonly kind: 'texts'
  readonly entry: TextForm
  readonly whereEmpty?: string
}

/** A list of short texts, such as addresses or dates: each can be changed and removed, and one added below. */
export function StepTextsField({ slot }: { readonly slot: Slot & { readonly form: TextsForm } }) {
  const { form, path } = slot
  const { step, change, findings } = useStepEdit()
  const { error, warning } = useSlot(slot)
  const id = useId()
  const adding = useRef<HTMLInputElement>(null)
  const [fresh, setFresh] = useState('')
  const [edited, setEdited] = useState<{ place: number; text: string }>()
  const texts = Array.isArray(slot.value) ? slot.value.map(String) : []
  const write = (next: readonly string[], title: string) => change([setChange(step, path, [...next])], title)
  const add = () => {
    const text = fresh.trim()
    if (text === '') return
    setFresh('')
    if (!texts.includes(text)) write([...texts, text], `Added to “${form.title}”`)
  }
  const keep = () => {
    if (!edited) return
    setEdited(undefined)
    const { place, text } = edited
    if (text === texts[place]) return
    const next = text.trim() === '' ? texts.toSpliced(place, 1) : texts.with(place, text.trim())
    write(next, `Changed “${form.title}”`)
  }
  const type = inputs[form.entry.kind] ?? 'text'
  return (
    <SlotFrame slot={slot}>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend takes no part in a grid */}
      <div role="group" aria-labelledby={id} aria-describedby={`${id}-help`} className={styles.list}>
        <span id={id} className={styles.label}>
          {form.title}
        </span>
        {error && <p className={styles.error}>{error}</p>}
        <div className={styles.texts}>
          {texts.map((text, place) => {
            const name = `${form.entry.title} ${place + 1}`
            const found = findings.filter(({ field }) => field === `${nameOfPath(path)}.${place}`)
            return (
              // A text that is changed keeps its field.
              // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other name
              <div key={place} className={styles.textRow} data-path={`${nameOfPath(path)}.${place}`}>
                <input
                  type="text"
                  aria-label={name}
                  aria-invalid={found.length > 0 || undefined}
                  aria-describedby={found.length > 0 ? `${id}-${place}` : undefined}
                  className={styles.box}
                  value={edited?.place === place ? edited.text : text}
                  onChange={event => setEdited({ place, text: event.target.value })}
                  onBlur={keep}
                  onKeyDown={event => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    keep()
                  }}
                />
                <IconButton
                  size="small"
                  label={`Remove ${text}`}
                  icon={<X size={16} />}
                  onClick={() => {
                    write(texts.toSpliced(place, 1), `Removed “${text}”`)
                    adding.current?.focus()
                  }}
                />
                {found.length > 0 && (
                  <p id={`${id}-${place}`} className={styles.error}>
                    {found.map(({ message, remedy }) => `${message} ${remedy}`).join(' ')}
                  </p>
                )}
              </div>
            )
          })}
          <div className={styles.textRow}>
            <input
              ref={adding}
              type={type}
              aria-label={`Add to ${form.title}: ${form.entry.title}`}
              className={styles.box}
              list={form.entry.kind === 'weekday' ? `${id}-days` : undefined}
              placeholder={form.entry.example === undefined ? undefined : `Such as ${form.entry.example}`}
              value={fresh}
              onChange={event => setFresh(event.target.value)}
              onBlur={add}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
            />
            <IconButton
              size="small"
              label={`Add to ${form.title}`}
              icon={<Plus size={16} />}
              onClick={() => {
                add()
                adding.current?.focus()
              }}
            />
          </div>
        </div>
        <p id={`${id}-help`} className={styles.help}>
          <HelpOf help={`${form.help} ${form.entry.help}`} warning={warning} />
        </p>
      </div>
    </SlotFrame>
  )
}

const inputs: Readonly<Record<string, string>> = { date: 'date' }
