import { Checkbox, Select, TextArea, TextField } from '@talkgraph/ui'
import type { ChannelField, ChannelSetting } from '#api/records.js'

/** One field of a channel's settings, drawn as its kind says. */
export function SettingField({
  field: { name, title, help, kind, isOptional, example, choices = [] },
  value,
  stored,
  error,
  onChange,
  isTaken = false,
  onTake,
}: {
  readonly field: ChannelField
  readonly value: string
  /** What is kept: of a secret its last characters. */
  readonly stored?: ChannelSetting | undefined
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  /** Whether the secret that is kept shall go. */
  readonly isTaken?: boolean
  /** Given where a secret may go. */
  readonly onTake?: ((isTaken: boolean) => void) | undefined
}) {
  const around = { name, label: title, help, error, optional: isOptional }
  const type = (event: { readonly target: { readonly value: string } }) =>
    onChange(event.target.value)
  if (kind === 'switch')
    return (
      <Checkbox
        {...{ name, label: title, help, error }}
        checked={value === 'true'}
        onChange={event => onChange(event.target.checked ? 'true' : '')}
      />
    )
  if (kind === 'choice')
    return (
      <Select
        {...around}
        value={value}
        onChange={type}
        options={[
          ...(isOptional || value === '' ? [{ value: '', label: 'None' }] : []),
          ...choices.map(choice => ({ value: choice.value, label: choice.title })),
        ]}
      />
    )
  if (kind === 'long-text')
    return (
      <TextArea
        {...around}
        rows={3}
        value={value}
        placeholder={example}
        onChange={type}
        dir="auto"
      />
    )
  if (kind === 'secret') {
    const kept = typeof stored === 'object' ? stored : undefined
    return (
      <>
        <TextField
          {...around}
          help={kept ? `${help} ${keptWords(kept.lastFour)}` : help}
          optional={isOptional && !kept}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          disabled={isTaken}
          value={value}
          onChange={type}
        />
        {kept && onTake && (
          <Checkbox
            label={`Take back: ${title.toLowerCase()}`}
            checked={isTaken}
            onChange={event => onTake(event.target.checked)}
          />
        )}
      </>
    )
  }
  return (
    <TextField
      {...around}
      help={kind === 'date' ? `${help} It is the time of this device.` : help}
      type={inputs[kind]}
      value={value}
      placeholder={example}
      onChange={type}
      {...(kind === 'text' ? { dir: 'auto' as const, autoComplete: 'off' } : {})}
    />
  )
}

const keptWords = (lastFour: string | null) =>
  lastFour === null
    ? 'One is kept. Leave it blank to keep it.'
    : `The one that is kept ends in ${lastFour}. Leave it blank to keep it.`

const inputs = {
  text: 'text',
  address: 'url',
  email: 'email',
  number: 'number',
  date: 'datetime-local',
} as const
