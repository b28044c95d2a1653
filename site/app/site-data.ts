import type { SiteData } from '@talkgraph/wire/site-data'
import { createContext } from 'react-router'

/** What the pages are made from, in loaders and actions: `context.get(siteData)`. */
export const siteData = createContext<SiteData>()
