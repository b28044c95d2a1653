import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.js'

/** Whether there is more of the site than its guides. */
export const useIsWhole = (): boolean => useRouteLoaderData<typeof loader>('root')?.isWhole ?? true
