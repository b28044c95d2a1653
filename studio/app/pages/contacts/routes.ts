import type { RouteObject } from 'react-router'

/** The pages of the room Contacts. */
export const contactRoutes: RouteObject[] = [
  {
    path: 'contacts',
    lazy: async () => ({ Component: (await import('./contacts.js')).Contacts }),
  },
  {
    path: 'contacts/:contactId',
    lazy: async () => ({ Component: (await import('./one-contact.js')).OneContact }),
  },
]
