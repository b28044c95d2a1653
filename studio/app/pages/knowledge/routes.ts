import type { RouteObject } from 'react-router'

/** The pages of the room Knowledge. */
export const knowledgeRoutes: RouteObject[] = [
  {
    path: 'knowledge',
    lazy: async () => ({ Component: (await import('./list/knowledge.js')).Knowledge }),
  },
  {
    path: 'knowledge/:sourceId',
    lazy: async () => ({ Component: (await import('./one/one-source.js')).OneSource }),
  },
]
