import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { askIdentityBy } from '../api/confirm-identity.js'
import { authRequest } from '../api/request.js'

/** How somebody can show that it is them. */
export interface Ways {
  readonly password: boolean
  readonly code: boolean
  readonly mail: boolean
}

const fetchForm = async () => ({ default: (await import('./confirm-form.js')).ConfirmForm })
const ConfirmForm = lazy(fetchForm)

/** Asks who is signed in to confirm that it is them, when a call of the API wants that. */
export function ConfirmDialog() {
  const [ways, setWays] = useState<Ways>()
  const done = useRef<(isConfirmed: boolean) => void>(undefined)
  useEffect(
    () =>
      askIdentityBy(async () => {
        const [found] = await Promise.all([authRequest<Ways>('GET', '/confirm'), fetchForm()])
        if (found.mail) await authRequest('POST', '/confirm/mail', { body: {} })
        setWays(found)
        return new Promise(resolve => {
          done.current = resolve
        })
      }),
    [],
  )
  const end = (isConfirmed: boolean) => {
    setWays(undefined)
    done.current?.(isConfirmed)
  }
  return (
    ways && (
      <Suspense>
        <ConfirmForm ways={ways} onEnd={end} />
      </Suspense>
    )
  )
}
