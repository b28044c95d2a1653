import { Hono } from 'hono'
import * as v from 'valibot'
import { hostsFolder } from '../../base/folders.js'
import { zipWith } from '../../base/hosts/zip.js'
import { harmless } from '../../platform/http/harmless.js'
import { askedOrigin } from '../../platform/http/own-origin.js'
import { readStatic } from '../../platform/http/static-file.js'
import type { Services } from '../services/services.js'

/** What is downloaded is called so. */
const names = {
  'wordpress.zip': 'talkgraph-chat.zip',
  'shopify.zip': 'talkgraph-shopify.zip',
} as const

const wanted = v.object({
  bot: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)),
  mode: v.fallback(v.optional(v.picklist(['live-chat', 'popup', 'full-page'])), undefined),
  persistence: v.fallback(v.optional(v.picklist(['session', 'local', 'none'])), undefined),
  locale: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{2,35}$/))), undefined),
})

/**
 * `GET /hosts/wordpress.zip?bot=ID`: the plugin with this server and the bot entered, and with `mode`, `persistence` and
 * `locale` as a snippet has them; without a bot nothing is entered. `GET /hosts/shopify.zip`: the extension.
 */
export function hostRoutes(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  folder: URL = hostsFolder,
): Hono {
  return new Hono().get('/hosts/:file{(?:wordpress|shopify)\\.zip}', async context => {
    const file = context.req.param('file') === 'shopify.zip' ? 'shopify.zip' : 'wordpress.zip'
    const archive = await readStatic(new URL(file, folder))
    if (!archive) return context.notFound()
    const asked = v.safeParse(wanted, context.req.query())
    const bytes =
      file === 'wordpress.zip' && asked.success
        ? zipWith(archive.bytes, {
            name: 'talkgraph-chat/defaults.json',
            bytes: defaults(asked.output, askedOrigin(context, publicUrl)),
          })
        : archive.bytes
    return context.body(bytes, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${names[file]}"`,
      'Cache-Control': 'no-cache',
      ...harmless,
    })
  })
}

function defaults({ bot, ...rest }: v.InferOutput<typeof wanted>, server: string): Buffer {
  return Buffer.from(`${JSON.stringify({ server, chatbot_id: bot, ...rest }, null, 2)}\n`)
}
