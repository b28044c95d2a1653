import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Services } from '../services/services.js'

/** As strict as an owner's page can be; pictures, films and sounds are where the bot has them. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: https: http:",
  "media-src 'self' data: https: http:",
  'frame-src https:',
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `GET /demo/bots/:id`: a page of this server that shows a published bot, for its owner to try it on a page. */
export function testPageRoutes({ bots }: Pick<Services, 'bots'>): Hono {
  return new Hono().get('/:id{[A-Za-z0-9][A-Za-z0-9_-]{0,63}}', async context => {
    const id = context.req.param('id')
    const live = await bots.find(id)
    const listed = live?.settings.allowedOrigins ?? []
    const script = html`<script async src="/talkgraph-loader.js?bot=${id}" data-chatbot-id="${id}" data-persistence="none"></script>`
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>Test page</title>
          <link rel="icon" href="/demo/logo.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/demo/test-page.css" />
        </head>
        <body>
          <main>
            <h1>Test page</h1>
            ${live ? shown(live.name) : html`<p>No bot with the id <code>${id}</code> is live. Publish it, then load this page again.</p>`}
            ${listed.length > 0 ? html`<p>The bot is for ${listed.join(', ')} alone: other sites, and this page where it is not one of them, cannot talk to it.</p>` : ''}
            <div class="lines" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
          </main>
          ${live ? script : ''}
        </body>
      </html>`
    return context.html(page, live ? 200 : 404, {
      'Content-Security-Policy': pagePolicy,
      'Cache-Control': 'no-store',
    })
  })
}

function shown(name: string) {
  return html`<p>
    ${name || 'Your bot'} is in the corner of this page, just as the snippet puts it on a page of yours.
  </p>`
}
