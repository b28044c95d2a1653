import type { RouteObject } from 'react-router'

/** The pages of the room Contacts. */
export const contactRoutes: RouteObject[] = [
  {
    path: 'contacts/:contactId?',
    lazy: async () => ({ Component: (await import('./contacts-room.js')).ContactsRoom }),
  },
]
