import { useSyncExternalStore } from 'react'

/** Does a media query hold now? */
export const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    listener => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
