import { useEffect, useRef, useState } from 'react'
import type { Text } from '../../texts/english.js'

type Note = Text | ''

/** The search for the device's position, and the text to show when it fails. */
export interface DevicePosition {
  readonly find: () => void
  readonly isBusy: boolean
  readonly note: Note
}

const options: PositionOptions = { timeout: 15_000, maximumAge: 60_000 }

/** Finds the device's position on request, and passes it on if the question is still open. */
export function useDevicePosition(
  isOpen: boolean,
  onFound: (coordinates: GeolocationCoordinates) => void,
): DevicePosition {
  const isWanted = useRef(isOpen)
  const [isBusy, setBusy] = useState(false)
  const [note, setNote] = useState<Note>('')
  useEffect(() => {
    isWanted.current = isOpen
    return () => {
      isWanted.current = false
    }
  }, [isOpen])

  const find = () => {
    if (!isOpen || isBusy) return
    setBusy(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false)
        if (isWanted.current) onFound(coords)
      },
      ({ code, PERMISSION_DENIED }) => {
        setBusy(false)
        setNote(
          code === PERMISSION_DENIED
            ? 'No problem. Please type an address or place instead.'
            : 'We could not find your location. Please type an address or place instead.',
        )
      },
      options,
    )
  }
  return { find, isBusy: isBusy && isOpen, note: isOpen ? note : '' }
}
