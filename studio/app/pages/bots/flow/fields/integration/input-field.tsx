import { Button, Field, IconButton, Select, TextField } from '@talkgraph/ui'
import type { ConnectionOption, ConnectorInput } from '@talkgraph/wire/connections'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { setChange } from 'talkgraph/builder'
import { useConnectionOptions } from '#api/connections.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import { FieldEditor } from '../kinds/field-editor.js'
import { TextControl } from '../text/text-control.js'
import { useTyped } from '../text/use-typed.js'
import styles from './integration.module.css'
import { type IntegrationData, listIn, namedIn, textsIn } from './read-integration.js'

interface Given {
  readonly field: ConnectorInput
  readonly input: IntegrationData['input']
  readonly connectionId: string
  /** What the product is called. */
  readonly product: string
}

/** One field of what an action is given, with what the product has to choose from. */
export function InputField(given: Given) {
  const { field, input, connectionId } = given
  const { data } = useConnectionOptions(connectionId, field.picks, textsIn(input))
  const options = data ?? []
  if (field.kind === 'fields') return <NamedField {...given} options={options} />
  if (field.kind === 'list') return <ListedField {...given} options={options} />
  return <PlainField {...given} options={options} />
}

type Offered = Given & { readonly options: readonly ConnectionOption[] }

function PlainField({ field, input, product, options }: Offered) {
  const { step, change } = useStepEdit()
  const { name, title, help, kind, example, isOptional } = field
  const path = ['input', name]
  const value = input[name]
  return (
    <div className={styles.part}>
      <FieldEditor
        slot={{
          form: {
            kind: kind === 'long-text' ? 'long-text' : 'text',
            title,
            help: isOptional ? `${help} It may be left out.` : help,
            example,
          },
          path,
          value: value ?? '',
          written: value,
          fallback: '',
        }}
      />
      {options.length > 0 && (
        <Select
          label={`${title} in ${product}`}
          value={options.some(each => each.value === value) ? String(value) : ''}
          options={[{ value: '', label: 'Choose one' }, ...options]}
          onChange={event =>
            event.target.value !== '' &&
            change([setChange(step, path, event.target.value)], `Chose “${title}”`)
          }
        />
      )}
    </div>
  )
}

/** Texts in their order, as many as the product has columns, or as somebody adds. */
function ListedField({ field: { name, title, help, example }, input, options }: Offered) {
  const { step, change } = useStepEdit()
  const texts = listIn(input[name])
  const count = Math.max(options.length, texts.length, 1)
  const write = (next: readonly string[], words: string) =>
    change([setChange(step, ['input', name], [...next])], words)
  const put = (place: number, text: string) => {
    const next = Array.from({ length: Math.max(texts.length, place + 1) }, (_, at) =>
      at === place ? text : (texts[at] ?? ''),
    )
    while (next.at(-1) === '') next.pop()
    return write(next, `Changed “${title}”`)
  }
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      <p className={styles.quiet}>{help}</p>
      {Array.from({ length: count }, (_, place) => (
        <OneText
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
          key={place}
          label={options[place]?.label ?? `${title} ${place + 1}`}
          value={texts[place] ?? ''}
          example={example}
          onChange={text => put(place, text)}
        />
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus size={14} />}
          disabled={texts.length < count}
          onClick={() => write([...texts, ''], `Added to “${title}”`)}
        >
          {`One more in “${title}”`}
        </Button>
      </div>
    </fieldset>
  )
}

/** Values by the names of the product's fields. */
function NamedField({ field: { name, title, help }, input, product, options }: Offered) {
  const { step, change } = useStepEdit()
  const [typed, setTyped] = useState('')
  const written = namedIn(input[name])
  const path = ['input', name]
  const write = (next: readonly (readonly [string, string])[], words: string) =>
    change([setChange(step, path, Object.fromEntries(next))], words)
  const add = (fresh: string) => {
    const wanted = fresh.trim()
    if (wanted === '' || written.some(([known]) => known === wanted)) return
    setTyped('')
    write([...written, [wanted, '']], `Added “${wanted}”`)
  }
  const left = options.filter(({ value }) => !written.some(([known]) => known === value))
  const labelOf = (known: string) => options.find(({ value }) => value === known)?.label ?? known
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      <p className={styles.quiet}>{help}</p>
      {written.map(([known, text]) => (
        <div key={known} className={styles.row}>
          <OneText
            label={labelOf(known)}
            value={text}
            example="{name}"
            onChange={next =>
              write(
                written.map(each => (each[0] === known ? [known, next] : each)),
                `Changed “${labelOf(known)}”`,
              )
            }
          />
          <IconButton
            size="small"
            label={`Remove ${labelOf(known)}`}
            icon={<X size={16} />}
            onClick={() =>
              write(
                written.filter(each => each[0] !== known),
                `Removed “${labelOf(known)}”`,
              )
            }
          />
        </div>
      ))}
      {left.length > 0 ? (
        <Select
          label={`Another field of ${product}`}
          value=""
          options={[{ value: '', label: 'Choose a field' }, ...left]}
          onChange={event => add(event.target.value)}
        />
      ) : (
        <div className={styles.row}>
          <TextField
            size="small"
            label={`Another field of ${product}`}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          <Button
            size="small"
            icon={<Plus size={14} />}
            disabled={typed.trim() === ''}
            onClick={() => add(typed)}
          >
            Add the field
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** A text that may hold placeholders. */
function OneText({
  label,
  value,
  example,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly example: string | undefined
  /** Gives why it was refused, in words. */
  readonly onChange: (text: string) => string | undefined
}) {
  const typed = useTyped(value, onChange)
  return (
    <Field label={label} error={typed.refusal}>
      {control => (
        <TextControl
          control={control}
          typed={typed}
          placeholder={example === undefined ? undefined : `Such as ${example}`}
          takesNames
        />
      )}
    </Field>
  )
}
