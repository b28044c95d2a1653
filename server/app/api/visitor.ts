import * as v from 'valibot'
import { isEmail } from '../../../runtime/validate/email.js'
import { channelNames } from '../../channels/index.js'
import type { Visitor } from '../../conversations/visitors/forget-visitor.js'
import { sessionIn } from '../../platform/sessions/session-tag.js'
import type { Services } from '../services/services.js'

/** The ways to say whom a call forgets: by an address, a confirmed number, an id of a channel, or a session's token. */
export const visitorEntries = {
  email: { email: v.pipe(v.string(), v.check(isEmail, 'Expected an e-mail address')) },
  phone: {
    phone: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\+[1-9]\d{5,14}$/),
      v.description('A number that a channel has confirmed, such as +4930123456.'),
    ),
  },
  channel: {
    channel: v.pipe(v.picklist(channelNames), v.description('The channel that knows the visitor.')),
    id: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(300),
      v.description(
        'What the channel knows the visitor by, such as the number of a chat of Telegram; of a visitor of a page the verified id.',
      ),
    ),
  },
  session: { session: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)) },
} as const

/** Whom a body names. */
type Named =
  | { readonly email: string }
  | { readonly phone: string }
  | { readonly channel: string; readonly id: string }
  | { readonly session: string }

/** The visitor whom a body names. */
export function visitorIn(named: Named, { sessionTag }: Pick<Services, 'sessionTag'>): Visitor {
  if ('session' in named) return { session: sessionTag(sessionIn(named.session)) }
  if ('channel' in named) return { person: { channel: named.channel, id: named.id } }
  return 'email' in named ? { email: named.email } : { phone: named.phone }
}
