import { LinkProvider, ToastProvider } from '@talkgraph/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { type createBrowserRouter, RouterProvider } from 'react-router'
import { queryClient } from './api/query-client.js'
import { RouterLink } from './shell/router-link.js'

/** The studio, with everything that its pages lean on around them. */
export const App = ({ router }: { readonly router: ReturnType<typeof createBrowserRouter> }) => (
  <QueryClientProvider client={queryClient}>
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </LinkProvider>
  </QueryClientProvider>
)
