import { createContext } from 'react-router'
import type { SiteVisit } from '../../wire/site-visit.js'

/** What loaders and actions are told about a request: `context.get(visitContext)`. */
export const visitContext = createContext<SiteVisit>()
