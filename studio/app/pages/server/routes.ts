import type { RouteObject } from 'react-router'

/** The pages of who runs the server. */
export const serverRoutes: RouteObject[] = [
  {
    path: 'server',
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./accounts/accounts.js')).ServerAccounts }),
      },
      {
        path: 'requests',
        lazy: async () => ({ Component: (await import('./requests/requests.js')).AccessRequests }),
      },
      {
        path: 'enquiries',
        lazy: async () => ({ Component: (await import('./enquiries/enquiries.js')).Enquiries }),
      },
      {
        path: 'newsletter',
        lazy: async () => ({ Component: (await import('./newsletter/newsletter.js')).Newsletter }),
      },
      {
        path: 'site',
        lazy: async () => ({ Component: (await import('./site/site.js')).ServerSite }),
      },
      {
        path: 'state',
        lazy: async () => ({ Component: (await import('./state/state.js')).ServerState }),
      },
    ],
  },
]
