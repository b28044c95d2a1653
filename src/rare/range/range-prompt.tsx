import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { ConfirmButton } from '../../kit/confirm-button.js'
import { onEnter } from '../../kit/on-enter.js'
import { useGroupName } from '../../kit/use-group-name.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'
import { dressRange } from './range.css.js'

/** A slider, and a field that follows it and may go beyond its ends (decision 11). */
export function RangePrompt({ item, prompt: { min, max } }: PromptProps<'range'>) {
  const { conversation, locale, t } = useModel()
  const named = useGroupName(item)
  const from = min.toLocaleString(locale)
  const to = max.toLocaleString(locale)
  const step = stepBetween(min, max)
  const [set, setValue] = useState(
    String(step === 1 ? Math.floor((min + max) / 2) : (min + max) / 2),
  )
  const value = item.open ? set : (item.picked[0] ?? set)
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => dressRange(card.current), [])
  const confirm = () => {
    // The fields are about to be locked, so the focus moves to the button, which can keep it.
    card.current?.querySelector('button')?.focus()
    if (item.open && set !== '') conversation.answer(Number(set))
  }
  const follow = (event: FormEvent<HTMLInputElement>) => setValue(event.currentTarget.value)
  return (
    <fieldset className="prompt options" part="prompt options" {...named}>
      <div ref={card} className="card range">
        <input
          type="range"
          part="slider"
          aria-label={t('From {from} to {to}', { from: min, to: max })}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={!item.open}
          data-prompt-entry={item.open ? '' : undefined}
          onInput={follow}
          onKeyDown={onEnter(confirm)}
        />
        <div className="ends">
          <span>{from}</span>
          <span>{to}</span>
        </div>
        <input
          type="number"
          part="number"
          aria-label={t('Number')}
          step="any"
          value={value}
          readOnly={!item.open}
          aria-disabled={item.open ? undefined : true}
          onInput={follow}
          onKeyDown={onEnter(confirm)}
        />
        <ConfirmButton item={item} ready={set !== ''} onClick={confirm} />
      </div>
    </fieldset>
  )
}

/** Whole numbers between whole numbers, else a hundredth of the way. */
function stepBetween(min: number, max: number): number | 'any' {
  return Number.isInteger(min) && Number.isInteger(max) && max - min > 1
    ? 1
    : (max - min) / 100 || 'any'
}
