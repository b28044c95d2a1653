import { useSyncExternalStore } from 'react'

const query = '(max-width: 47.99rem)'

/** Is the window a phone's? */
export const useIsSmall = (): boolean =>
  useSyncExternalStore(
    listener => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
