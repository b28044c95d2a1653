import type { HonoRequest, MiddlewareHandler } from 'hono'
import type { Logger } from '../../base/log.js'
import { isThisMachine } from '../http/own-origin.js'

/**
 * Warns, once, when a server that was not told its address is asked under another name than this machine's own: links in mails
 * and stored addresses then lead to localhost.
 */
export function warnOfName(log: Logger, publicUrl: string | undefined): MiddlewareHandler {
  let isTold = publicUrl !== undefined
  return async (context, next) => {
    if (!isTold && !isThisMachine(nameIn(context.req))) {
      isTold = true
      log.warn(
        { setting: 'PUBLIC_URL' },
        'The server is asked under a name that it was not told: links in mails, and addresses of uploads and icons, lead to localhost. Set PUBLIC_URL to the address that visitors use',
      )
    }
    await next()
  }
}

function nameIn(request: HonoRequest): string {
  return URL.parse(`http://${request.header('host') ?? new URL(request.url).host}`)?.hostname ?? ''
}
