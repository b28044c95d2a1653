import { createContext } from 'react-router'
import type { SiteData } from '../../wire/site-data.js'

/** What the pages are made from, in loaders and actions: `context.get(siteData)`. */
export const siteData = createContext<SiteData>()
