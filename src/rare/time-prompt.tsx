import { useState } from 'react'
import { FieldForm } from '../kit/field-form.js'
import type { PromptProps } from '../model/prompt-props.js'
import { useModel } from '../model/widget-model.js'

/** The browser's own time field, which writes hours as the visitor's language does. */
export function TimePrompt({ item, prompt: { min, max, step } }: PromptProps<'time'>) {
  const { conversation, t } = useModel()
  const [typed, setTime] = useState('')
  const time = item.open ? typed : (item.picked[0] ?? '')
  return (
    <FieldForm
      item={item}
      name={t('Time')}
      field={{ type: 'time', step: step * 60, ...(min && { min }), ...(max && { max }) }}
      value={time}
      onChange={setTime}
      ready={time !== ''}
      onConfirm={() => conversation.answer(time)}
    />
  )
}
