import type { RouteObject } from 'react-router'

/** The pages of the room Results. */
export const resultRoutes: RouteObject[] = [
  {
    path: 'results',
    lazy: async () => ({ Component: (await import('./list/results.js')).Results }),
  },
  {
    path: 'results/:resultId',
    lazy: async () => ({ Component: (await import('./one/one-result.js')).OneResult }),
  },
]
