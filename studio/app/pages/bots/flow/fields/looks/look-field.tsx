import { Button, Select, Switch, TextArea, TextField, TooltipButton } from '@talkgraph/ui'
import { RotateCcw } from 'lucide-react'
import { customizationForms, type FieldName, fields, wantedOf } from 'talkgraph/themes'
import { FileDrop } from '#files/file-drop.js'
import { asHex, contrastOf } from './contrast-of.js'
import type { LookEdit } from './look-edit.js'
import styles from './look-field.module.css'

/** One customization with its control, its contrast where it is the colour of a text, and a button that takes it back. */
export function LookField(props: LookFieldProps) {
  const { name, looks } = props
  const { title } = customizationForms[name]
  const isOwn = looks.isOwn(name)
  return (
    <div className={styles.field} data-own={isOwn}>
      <div className={styles.control}>
        <Control {...props} />
        <ContrastNote name={name} looks={looks} />
      </div>
      {isOwn ? (
        <TooltipButton
          className={styles.reset}
          size="small"
          label={`Reset ${title}`}
          icon={<RotateCcw size={16} />}
          onClick={() => looks.reset(name)}
        />
      ) : (
        <span className={styles.default}>Default</span>
      )}
    </div>
  )
}

interface LookFieldProps {
  readonly botId: string
  /** What the bot is called, which is its title where that is blank. */
  readonly botName?: string | undefined
  readonly name: FieldName
  readonly looks: LookEdit
  /** Set through the API, which wins. */
  readonly isOverruled: boolean
}

function Control({ botId, botName, name, looks, isOverruled }: LookFieldProps) {
  const { kind, unit } = fields[name]
  const { title: label, help: written } = customizationForms[name]
  // Names of fields stand in backquotes there, as in docs.
  const about = written.replaceAll('`', '')
  const help = isOverruled
    ? `${about} Set through the API, which wins over what stands here.`
    : about
  const value = looks.value(name)
  const error = looks.isFaulty(name) ? wantedOf(name) : undefined
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
        onChange={event =>
          looks.set(name, event.target.value === '' ? [] : event.target.value.split('\n'))
        }
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
      placeholder={name === 'logoText' ? botName : undefined}
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

function ContrastNote({ name, looks }: { readonly name: FieldName; readonly looks: LookEdit }) {
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

function choicesOf(name: FieldName): { value: string; label: string }[] {
  const form = customizationForms[name]
  const choices: Readonly<Record<string, string>> = 'choices' in form ? form.choices : {}
  return Object.entries(choices).map(([value, label]) => ({ value, label }))
}

/** A number where one stands there, else what was typed. */
function readNumber(text: string): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
