import { useState } from 'react'
import { FieldForm } from '../../kit/field-form.js'
import { formatDate } from '../../kit/format-date.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'

/** The browser's own date field, which birthdays can be typed into, and the date in words. */
export function DatePrompt({ item }: PromptProps<'date'>) {
  const { conversation, locale, t } = useModel()
  const [typed, setDate] = useState('')
  const date = item.open ? typed : (item.picked[0] ?? '')
  // While a year is being typed, the field holds 0002, 0020 and 0202.
  const isWhole = date > '1'
  return (
    <FieldForm
      item={item}
      name={t('Date')}
      field={{ type: 'date' }}
      value={date}
      onChange={setDate}
      ready={isWhole}
      onConfirm={() => conversation.answer(date)}
    >
      <output className="note">{isWhole && formatDate(date, locale)}</output>
    </FieldForm>
  )
}
