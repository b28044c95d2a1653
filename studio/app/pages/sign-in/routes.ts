import type { RouteObject } from 'react-router'

/** The pages of those who are not signed in. */
export const signInRoutes: RouteObject[] = [
  { path: 'sign-in', lazy: async () => ({ Component: (await import('./sign-in.js')).SignIn }) },
  { path: 'sign-up', lazy: async () => ({ Component: (await import('./sign-up.js')).SignUp }) },
  {
    path: 'confirm-sign-up/:token',
    lazy: async () => ({ Component: (await import('./confirm-sign-up.js')).ConfirmSignUp }),
  },
  {
    path: 'forgot-password',
    lazy: async () => ({ Component: (await import('./forgot-password.js')).ForgotPassword }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({ Component: (await import('./reset-password.js')).ResetPassword }),
  },
  {
    path: 'invitations/:token',
    lazy: async () => ({ Component: (await import('./invitation.js')).Invitation }),
  },
]

/** The page of the link that confirms a new address, for which one is signed in. */
export const confirmRoutes: RouteObject[] = [
  {
    path: 'confirm-email',
    lazy: async () => ({ Component: (await import('./confirm-email.js')).ConfirmEmail }),
  },
]
