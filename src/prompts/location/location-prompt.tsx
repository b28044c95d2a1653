import { useState } from 'react'
import { useModel } from '../../widget/model.js'
import { FieldForm } from '../field-form.js'
import type { PromptProps } from '../prompt-view.js'
import { useDevicePosition } from './use-device-position.js'

/** A place, typed; or the device's own position, for which the browser asks the visitor once the button is pressed. */
export function LocationPrompt({ item }: PromptProps<'location'>) {
  const { conversation } = useModel()
  const [place, setPlace] = useState('')
  const { find, isBusy, note } = useDevicePosition(item.open, ({ latitude, longitude }) => {
    setPlace(`${latitude}, ${longitude}`)
    conversation.answer({ latitude, longitude })
  })
  const ready = place.trim() !== ''
  return (
    <FieldForm
      item={item}
      field={{ type: 'text', 'aria-label': 'Address or place', autoComplete: 'street-address', dir: 'auto' }}
      value={place}
      onChange={setPlace}
      ready={ready}
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
          Use my location
        </button>
      )}
      <output className="note">{isBusy ? 'Looking for you…' : note}</output>
    </FieldForm>
  )
}
