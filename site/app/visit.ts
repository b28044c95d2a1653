import type { SiteVisit } from '@talkgraph/wire/site-visit'
import { createContext } from 'react-router'

/** What loaders and actions are told about a request: `context.get(visitContext)`. */
export const visitContext = createContext<SiteVisit>()
