import { uploadsPath } from '@talkgraph/wire/addresses'
import type { Context } from 'hono'
import { ownOrigin } from '../platform/http/own-origin.js'

/** Where uploads are found from outside, with a slash at the end. */
export function uploadsAt(context: Context, publicUrl: string | undefined): string {
  return `${ownOrigin(context, publicUrl)}${uploadsPath}/`
}
