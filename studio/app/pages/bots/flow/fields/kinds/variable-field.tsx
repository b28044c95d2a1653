import { useId, useState } from 'react'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { type NameOffer, namesFor } from '../text/names-for.js'
import type { Slot } from './slot.js'
import { StepTextField } from './text-field.js'

/** The name of a variable, with those of the flow to choose from. */
export function StepVariableField({ slot }: { readonly slot: Slot }) {
  const room = useDraftRoom()
  const id = useId()
  const [names, setNames] = useState<readonly NameOffer[]>([])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: names are looked for once somebody comes to write one
    <div onFocus={() => setNames(namesFor(room.state().draft, ''))}>
      <StepTextField slot={slot} list={id} />
      <datalist id={id}>
        {names.map(({ name, from }) => (
          <option key={name} value={name} label={from} />
        ))}
      </datalist>
    </div>
  )
}
