import type { RouteObject } from 'react-router'
import { bookingRoutes } from './pages/bookings/routes.js'
import { botRoutes } from './pages/bots/routes.js'
import { contactRoutes } from './pages/contacts/routes.js'
import { deskRoutes } from './pages/desk/routes.js'
import { knowledgeRoutes } from './pages/knowledge/routes.js'
import { resultRoutes } from './pages/results/routes.js'
import { serverRoutes } from './pages/server/routes.js'
import { settingsRoutes } from './pages/settings/routes.js'
import { confirmRoutes, signInRoutes } from './pages/sign-in/routes.js'
import { Home } from './shell/home.js'
import { Loading } from './shell/loading.js'
import { NotFound } from './shell/not-found.js'
import { PageError } from './shell/page-error.js'
import { Shell } from './shell/shell.js'
import { SignedIn } from './shell/signed-in.js'

/** Every page of the studio with its address below `/studio`. Each area lists its own, which are loaded when they are opened. */
export const routes: RouteObject[] = [
  {
    errorElement: <PageError isAlone />,
    HydrateFallback: Loading,
    children: [
      ...signInRoutes,
      {
        element: <SignedIn />,
        children: [
          ...confirmRoutes,
          {
            element: <Shell />,
            children: [
              {
                errorElement: <PageError />,
                children: [
                  { index: true, element: <Home /> },
                  ...botRoutes,
                  ...knowledgeRoutes,
                  ...bookingRoutes,
                  ...contactRoutes,
                  ...resultRoutes,
                  ...deskRoutes,
                  ...settingsRoutes,
                  ...serverRoutes,
                  { path: '*', element: <NotFound /> },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
