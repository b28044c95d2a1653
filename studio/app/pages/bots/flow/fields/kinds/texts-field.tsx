import { Button, IconButton } from '@talkgraph/ui'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { setChange, type TextForm, takesPlaceholders } from 'talkgraph/builder'
import { afterPress } from '#forms/after-press.js'
import { keyOf } from '#keys/press.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'
import { TextControl } from '../text/text-control.js'
import { ListFrame } from './list-frame.js'
import { nameOfPath, type Slot } from './slot.js'

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
  const id = useId()
  const more = { id: `${id}-more` }
  const focusMore = () => document.getElementById(more.id)?.focus()
  const [fresh, setFresh] = useState('')
  const [edited, setEdited] = useState<{ place: number; text: string }>()
  const texts = Array.isArray(slot.value) ? slot.value.map(String) : []
  const write = (next: readonly string[], title: string) =>
    change([setChange(step, path, [...next])], title)
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
  const label = `Add to ${form.title}: ${form.entry.title}`
  return (
    <ListFrame slot={slot} helpBelow={form.entry.help}>
      <div className={styles.texts}>
        {texts.map((text, place) => {
          const name = `${form.entry.title} ${place + 1}`
          const found = findings.filter(({ field }) => field === `${nameOfPath(path)}.${place}`)
          return (
            // A text that is changed keeps its field.
            // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other name
            <div key={place} className={styles.textRow} data-path={`${nameOfPath(path)}.${place}`}>
              <TextControl
                control={{
                  ...(found.length > 0 && {
                    'aria-invalid': true,
                    'aria-describedby': `${id}-${place}`,
                  }),
                }}
                label={name}
                typed={{
                  text: edited?.place === place ? edited.text : text,
                  type: next => setEdited({ place, text: next }),
                  leave: () => undefined,
                }}
                takesNames={takesPlaceholders(form.entry)}
                onKeep={keep}
              />
              <IconButton
                size="small"
                label={`Remove ${text}`}
                icon={<X size={16} />}
                onClick={() => {
                  write(texts.toSpliced(place, 1), `Removed “${text}”`)
                  focusMore()
                }}
              />
              {found.length > 0 && (
                <p id={`${id}-${place}`} className={styles.error}>
                  {found.map(({ message, remedy }) => `${message} ${remedy}`).join(' ')}
                </p>
              )}
              {found.map(
                ({ mend }) =>
                  mend && (
                    <Button
                      key={mend.title}
                      size="small"
                      onClick={() => change(mend.changes, mend.title)}
                    >
                      {mend.title}
                    </Button>
                  ),
              )}
            </div>
          )
        })}
        <div className={styles.textRow}>
          {form.entry.kind === 'date' ? (
            <input
              {...more}
              type="date"
              aria-label={label}
              className={styles.box}
              value={fresh}
              onChange={event => setFresh(event.target.value)}
              onBlur={() => afterPress(add)}
              onKeyDown={event => {
                if (keyOf(event) !== 'Enter') return
                event.preventDefault()
                add()
              }}
            />
          ) : (
            <TextControl
              control={more}
              label={label}
              typed={{ text: fresh, type: setFresh, leave: () => undefined }}
              takesNames={takesPlaceholders(form.entry)}
              placeholder={
                form.entry.example === undefined ? undefined : `Such as ${form.entry.example}`
              }
              onKeep={add}
            />
          )}
          <IconButton
            size="small"
            label={`Add to ${form.title}`}
            icon={<Plus size={16} />}
            onClick={() => {
              add()
              focusMore()
            }}
          />
        </div>
      </div>
    </ListFrame>
  )
}
