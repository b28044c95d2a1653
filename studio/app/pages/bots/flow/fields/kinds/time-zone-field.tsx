import { useId } from 'react'
import type { Slot } from './slot.js'
import { StepTextField } from './text-field.js'

/** A time zone by its IANA name, with those that the browser knows to choose from. */
export function StepTimeZoneField({ slot }: { readonly slot: Slot }) {
  const id = useId()
  return (
    <>
      <StepTextField slot={slot} list={id} />
      <datalist id={id}>
        {Intl.supportedValuesOf('timeZone').map(zone => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}
