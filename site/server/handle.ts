import * as build from 'virtual:react-router/server-build'
import type { SiteVisit } from '@talkgraph/wire/site-visit'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { siteData } from '../app/site-data.js'
import { visitContext } from '../app/visit.js'

const render = createRequestHandler(build, 'production')

/** Renders the page of a request. */
export function handle(request: Request, visit: SiteVisit): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(siteData, visit.data)
  return render(request, context)
}
