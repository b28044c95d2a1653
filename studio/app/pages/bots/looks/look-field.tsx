import { Button, Select, Switch, TextArea, TextField, TooltipButton } from '@talkgraph/ui'
import { RotateCcw } from 'lucide-react'
import { customizationForms, type FieldName, fields } from 'talkgraph/themes'
import { FileDrop } from '#files/file-drop.js'
import { asHex, contrastOf } from './contrast-of.js'
import styles from './looks.module.css'
import type { LooksEdit } from './use-looks.js'

/** One customization with its control, its contrast where it is the colour of a text, and a button that takes it back. */
export function LookField({
  botId,
  name,
  looks,
  isOverruled,
}: {
  readonly botId: string
  readonly name: FieldName
  readonly looks: LooksEdit
  /** Set through the API, which wins. */
  readonly isOverruled: boolean
}) {
  const { title } = customizationForms[name]
  return (
    <div className={styles.field}>
      <div className={styles.control}>
        <Control botId={botId} name={name} looks={looks} isOverruled={isOverruled} />
        <ContrastNote name={name} looks={looks} />
      </div>
      {looks.isOwn(name) && (
        <TooltipButton
          className={styles.reset}
          size="small"
          label={`Reset ${title}`}
          icon={<RotateCcw size={16} />}
          onClick={() => looks.reset(name)}
        />
      )}
    </div>
  )
}

function Control({
  botId,
  name,
  looks,
  isOverruled,
}: {
  readonly botId: string
  readonly name: FieldName
  readonly looks: LooksEdit
  readonly isOverruled: boolean
}) {
  const { kind, unit } = fields[name]
  const { title: label, help: written } = customizationForms[name]
  // Names of fields stand in backquotes there, as in docs.
  const about = written.replaceAll('`', '')
  const help = isOverruled ? `${about} Set through the API, which wins over what stands here.` : about
  const value = looks.value(name)
  const error = looks.isFaulty(name) ? faults[kind] : undefined
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '')
  if (kind === 'flag')
    return (
      <Switch
        label={label}
        help={help}
        checked={value === true || value === 'true'}
        onChange={event => looks.set(name, event.target.checked)}
      />
    )
  if (kind === 'choice')
    return (
      <Select
        label={label}
        help={help}
        value={text}
        options={choicesOf(name)}
        onChange={event => looks.set(name, event.target.value)}
      />
    )
  if (kind === 'urls')
    return (
      <TextArea
        label={label}
        help={help}
        error={error}
        rows={3}
        value={text}
        onChange={event => looks.set(name, event.target.value === '' ? [] : event.target.value.split('\n'))}
      />
    )
  if (kind === 'number')
    return (
      <TextField
        label={label}
        help={help}
        error={error}
        inputMode="decimal"
        value={text}
        after={<span className={styles.unit}>{unit || 'seconds'}</span>}
        onChange={event => looks.set(name, readNumber(event.target.value))}
      />
    )
  if (kind === 'colour')
    return (
      <TextField
        label={label}
        help={help}
        error={error}
        value={text}
        spellCheck={false}
        after={
          <input
            type="color"
            className={styles.swatch}
            aria-label={`Pick: ${label}`}
            value={asHex(value) ?? '#000000'}
            onChange={event => looks.set(name, event.target.value)}
          />
        }
        onChange={event => looks.set(name, event.target.value)}
      />
    )
  const field = (
    <TextField
      label={label}
      help={help}
      error={error}
      value={text}
      inputMode={kind === 'url' ? 'url' : undefined}
      onChange={event => looks.set(name, event.target.value)}
    />
  )
  if (!customizationForms[name].isPicture) return field
  return (
    <FileDrop botId={botId} imagesOnly name={label} onAdded={({ url }) => looks.set(name, url)}>
      {field}
    </FileDrop>
  )
}

function ContrastNote({ name, looks }: { readonly name: FieldName; readonly looks: LooksEdit }) {
  const found = contrastOf(name, looks.value)
  if (!found) return null
  return (
    <div className={styles.contrast} data-enough={found.isEnough}>
      {found.isEnough ? (
        <span>{`Contrast ${found.ratio}:1, easy to read.`}</span>
      ) : (
        <>
          <span>{`Contrast ${found.ratio}:1, hard to read. At least 4.5:1 is needed.`}</span>
          <Button size="small" onClick={() => looks.set(name, found.better)}>
            {`Use ${found.better}`}
          </Button>
        </>
      )}
    </div>
  )
}

const faults = {
  text: 'Write a text.',
  flag: 'Switch it on or off.',
  number: 'Write a number within the limits below.',
  colour: 'Write a colour such as #1b55f3, rgb(27 85 243) or navy.',
  font: 'Write families of letters and digits, with commas between them.',
  url: 'Write an address that begins with https://.',
  urls: 'Write an address on each line.',
  choice: 'Choose one.',
} as const

function choicesOf(name: FieldName): { value: string; label: string }[] {
  const form = customizationForms[name]
  const choices: Readonly<Record<string, string>> = 'choices' in form ? form.choices : {}
  return Object.entries(choices).map(([value, label]) => ({ value, label }))
}

/** A number where one stands there, else what was typed. */
function readNumber(text: string): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
