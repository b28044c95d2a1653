import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { visitContext } from './visit.js'

/** Renders a page as a whole: it is sent in one piece, with an ETag. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, failed } = context.get(visitContext)
  let isFailed = false
  const stream = await renderToReadableStream(
    <ServerRouter context={router} url={request.url} nonce={nonce} />,
    {
      nonce,
      // Parts whose scripts come later stand in their place all the same.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        isFailed = true
        failed(error)
      },
    },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(scriptsLast(html), { status: isFailed ? 500 : status, headers })
}

/** A page is complete without its scripts: styles and font come first. */
function scriptsLast(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  )
}

/**
 * Tells the server what a page threw. A request that its sender gave up is nobody's failure, nor is one for a page that is not
 * there.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefused = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isRefused) context.get(visitContext).failed(error)
}
