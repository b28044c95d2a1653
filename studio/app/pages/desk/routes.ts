import type { RouteObject } from 'react-router'

const page = async () => ({ Component: (await import('./desk.js')).Desk })

/** The pages of the room Desk. */
export const deskRoutes: RouteObject[] = [
  { path: 'desk', lazy: page },
  {
    path: 'desk/tickets',
    lazy: async () => ({ Component: (await import('./tickets/tickets.js')).Tickets }),
  },
  { path: 'desk/:threadId', lazy: page },
]
