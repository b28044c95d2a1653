import { readFile } from 'node:fs/promises'
import { type Brand, brandMeta, brandStylesPath } from '@talkgraph/wire/brand'
import { Hono } from 'hono'
import { escapeHtml } from '../../../runtime/session/html-text.js'
import { studioFolder } from '../../base/folders.js'
import { answerStatic, forEver } from '../../platform/http/answer-static.js'

/** Scripts, styles and fonts come from this server alone; pictures also from where an owner's bot has them. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** A worker goes by its own answer: it may fetch the parts of its own code and what its server tells, and nothing else. */
const scriptPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** The studio: its assets, and at every other address its one page, which finds its way by itself. */
export function studioRoutes(brand?: Brand, folder: URL = studioFolder): Hono {
  return new Hono()
    .get('/assets/:file{[\\w.-]+\\.(?:css|js|svg|png|webp|woff2)}', context =>
      answerStatic(context, new URL(`assets/${context.req.param('file')}`, folder), {
        ...forEver,
        'Content-Security-Policy': scriptPolicy,
      }),
    )
    .get('/push-worker.js', context =>
      answerStatic(context, new URL('push-worker.js', folder), {
        'Content-Security-Policy': scriptPolicy,
      }),
    )
    .get('/*', async context => {
      const page = new URL('index.html', folder)
      const headers = { 'Content-Security-Policy': pagePolicy }
      if (!brand) return answerStatic(context, page, headers)
      const html = await readFile(page, 'utf8').catch(() => undefined)
      if (html === undefined) return context.notFound()
      return context.html(branded(html, brand), 200, { ...headers, 'Cache-Control': 'no-cache' })
    })
}

/** The studio's page under another name: its script reads the name there. */
function branded(html: string, { name, logo }: Brand): string {
  const picture = logo === null ? '' : ` data-logo="${escapeHtml(logo)}"`
  const head = `<meta name="${brandMeta}" content="${escapeHtml(name)}"${picture}>\n<link rel="stylesheet" href="${brandStylesPath}">\n</head>`
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name)}</title>`)
    .replace('</head>', () => head)
}
