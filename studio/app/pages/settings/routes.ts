import type { RouteObject } from 'react-router'

/** The pages about the person, the account, its members and its keys. */
export const settingsRoutes: RouteObject[] = [
  {
    path: 'settings',
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./settings-home.js')).SettingsHome }),
      },
      {
        path: 'profile',
        lazy: async () => ({ Component: (await import('./profile/profile.js')).Profile }),
      },
      {
        path: 'account',
        lazy: async () => ({ Component: (await import('./account/account.js')).Account }),
      },
      {
        path: 'members',
        lazy: async () => ({ Component: (await import('./members/members.js')).Members }),
      },
      {
        path: 'integrations',
        lazy: async () => ({
          Component: (await import('./integrations/integrations.js')).Integrations,
        }),
      },
      { path: 'keys', lazy: async () => ({ Component: (await import('./keys/keys.js')).Keys }) },
    ],
  },
]
