import type { InputHTMLAttributes, ReactNode } from 'react'
import type { PromptItem } from '../../runtime/index.js'
import { ConfirmButton } from './confirm-button.js'
import { markedField } from './correction.js'
import { onEnter } from './on-enter.js'
import { useGroupName } from './use-group-name.js'

interface FieldFormProps {
  readonly item: PromptItem
  /** What stands above the field. */
  readonly name: string
  readonly field: InputHTMLAttributes<HTMLInputElement>
  readonly value: string
  readonly onChange: (value: string) => void
  /** Is the value worth an answer? */
  readonly ready: boolean
  /** What stands on the button; `Done` when it is not given. */
  readonly label?: string
  readonly onConfirm: () => void
  /** What stands below the field. */
  readonly children?: ReactNode
}

/** A field of a prompt's own, and a button that hands it in; after the answer both stay, locked. */
export function FieldForm({
  item,
  name,
  field,
  value,
  onChange,
  ready,
  label,
  onConfirm,
  children,
}: FieldFormProps) {
  const id = `field-${item.id}`
  const named = useGroupName(item, name)
  const confirm = () => {
    if (item.open && ready) onConfirm()
  }
  return (
    <fieldset className="prompt options" part="prompt options" {...named}>
      <div className="card field-card" part="card">
        <label htmlFor={id}>{name}</label>
        <input
          {...field}
          {...markedField(item)}
          id={id}
          part="prompt-field"
          value={value}
          readOnly={!item.open}
          aria-disabled={item.open ? undefined : true}
          data-prompt-entry={item.open ? '' : undefined}
          onInput={event => onChange(event.currentTarget.value)}
          onKeyDown={onEnter(confirm)}
        />
        <ConfirmButton item={item} ready={ready} label={label} onClick={confirm} />
        {children}
      </div>
    </fieldset>
  )
}
