import { useMatches } from '#shell/use-matches.js'

/** Is the window a phone's? */
export const useIsSmall = (): boolean => useMatches('(max-width: 47.99rem)')
