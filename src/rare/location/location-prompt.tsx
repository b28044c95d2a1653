import { useState } from 'react'
import { FieldForm } from '../../kit/field-form.js'
import { Icon } from '../../kit/icons.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'
import { useDevicePosition } from './use-device-position.js'

/** A place, typed; or the device's own position, for which the browser asks the visitor once the button is pressed. */
export function LocationPrompt({ item }: PromptProps<'location'>) {
  const { conversation, t } = useModel()
  const [typed, setPlace] = useState('')
  const place = item.open ? typed : (item.picked[0] ?? '')
  const { find, isBusy, note } = useDevicePosition(item.open, ({ latitude, longitude }) =>
    conversation.answer({ latitude, longitude }),
  )
  const ready = place.trim() !== ''
  return (
    <FieldForm
      item={item}
      name={t('Address or place')}
      field={{
        type: 'text',
        autoComplete: 'street-address',
        dir: 'auto',
      }}
      value={place}
      onChange={setPlace}
      ready={ready}
      label={t('Send')}
      onConfirm={() => conversation.answer(place.trim())}
    >
      {'geolocation' in navigator && (
        <button
          type="button"
          className="option"
          part="option"
          aria-disabled={!item.open || isBusy ? true : undefined}
          onClick={find}
        >
          <Icon path="M12 21s-6-5.4-6-10.5a6 6 0 0 1 12 0C18 15.6 12 21 12 21ZM12 10.5h.01" />
          {t('Use my location')}
        </button>
      )}
      <output className="note">{isBusy ? t('Finding your location…') : note && t(note)}</output>
    </FieldForm>
  )
}
