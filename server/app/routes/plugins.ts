import { pluginsPath } from '@talkgraph/wire/addresses'
import type { PluginsBody } from '@talkgraph/wire/plugins'
import { Hono } from 'hono'
import { installedPlugins } from '../../bots/plugins/index.js'
import { harmless } from '../../platform/http/harmless.js'
import { answerCached, type Representation, represent } from '../../platform/http/ready-answer.js'
import { mediaType } from '../../platform/http/static-file.js'
import { anyOrigin, forAnyOrigin } from '../../platform/middleware/any-origin.js'

/** What its address names never changes: another content has another hash. */
const forScripts = {
  'Content-Type': mediaType('plugin.js'),
  'Cache-Control': 'public, max-age=31536000, immutable',
  ...forAnyOrigin,
  ...harmless,
}

/** `GET /`: the plug-ins of this server, as its studio shows them; `GET /:name/:hash.js`: the half of one for browsers. */
export function pluginRoutes(): Hono {
  const ready = new Map<string, Promise<Representation>>()
  const path = '/:name/:file{[0-9a-f]{32}\\.js}'
  return new Hono()
    .get('/', context => {
      const body: PluginsBody = { plugins: installedPlugins().plugins }
      return context.json(body, 200, { 'Cache-Control': 'no-cache' })
    })
    .options(path, anyOrigin)
    .get(path, async (context, next) => {
      const { name, file } = context.req.param()
      const address = `${pluginsPath}/${name}/${file}`
      const bytes = installedPlugins().files.get(address)
      if (!bytes) return next()
      const representation = ready.get(address) ?? represent(bytes)
      ready.set(address, representation)
      return answerCached(context, await representation, forScripts)
    })
}
