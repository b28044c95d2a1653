import { useState } from 'react'
import styles from './fields.module.css'
import type { Slot } from './slot.js'
import { StepTextField } from './text-field.js'

/** The address of a picture or a file, with a look at the picture. */
export function StepMediaField({ slot }: { readonly slot: Slot }) {
  const address = String(slot.value ?? '').trim()
  return (
    <>
      <StepTextField slot={slot} inputMode="url" />
      {slot.form.kind === 'image' && /^https:\/\/[^{}]+$/.test(address) && (
        <Look key={address} address={address} />
      )}
    </>
  )
}

function Look({ address }: { readonly address: string }) {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? (
    <p className={styles.help}>No picture was found at this address.</p>
  ) : (
    <img src={address} alt="" className={styles.look} onError={() => setBroken(true)} />
  )
}
