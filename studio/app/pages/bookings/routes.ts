import type { RouteObject } from 'react-router'

/** The page of the room Bookings. */
export const bookingRoutes: RouteObject[] = [
  {
    path: 'bookings',
    lazy: async () => ({ Component: (await import('./bookings.js')).Bookings }),
  },
]
