import type { SiteVisit } from '@talkgraph/wire/site-visit'
import { useRouteLoaderData } from 'react-router'

/** What every page knows, as the root has loaded it; undefined where that failed. */
export const useEveryPage = () =>
  useRouteLoaderData<Pick<SiteVisit, 'origin' | 'isWhole' | 'bot'>>('root')

/** Whether there is more of the site than its guides. */
export const useIsWhole = (): boolean => useEveryPage()?.isWhole ?? true
