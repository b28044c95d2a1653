import { createHmac, randomBytes } from 'node:crypto'
import type { SiteForms } from '@talkgraph/wire/site-data'
import type { Limiter } from '../../platform/limits/limiter.js'
import type { Store } from '../../store/index.js'
import { failed, refuse } from './form-answer.js'
import type { FormVisitor } from './form-parts.js'

/** What likes are counted with. */
export interface LikeParts {
  readonly items: Store['siteItems']
  readonly limiter: Limiter
  /** Of this installation: what stands in the store cannot be made into a cookie again. */
  readonly likeKey: Uint8Array
}

const cookieName = 'talkgraph-likes'
const yearInSeconds = 31_536_000
/** From one address, where several people may sit: changes of likes in an hour, and of one template in a day. */
const perHour = 60
const perDay = 6

/** Likes of templates: one for each browser, which a cookie of chance tells apart. */
export function createLikeForms(
  { items, limiter, likeKey }: LikeParts,
  { address }: FormVisitor,
): Pick<SiteForms, 'like'> {
  return {
    like: async (template, fields, { cookie = '' } = {}) => {
      const item = await items.find('template', template)
      if (!item) return refuse(failed)
      await limiter.admit([
        { name: 'site-likes', of: address, rate: { count: perHour, seconds: 3600 } },
        {
          name: 'site-like',
          of: `${address} ${item.id}`,
          rate: { count: perDay, seconds: 86_400 },
        },
      ])
      const known = visitorIn(cookie)
      const visitor = known ?? randomBytes(16).toString('base64url')
      const mark = createHmac('sha256', likeKey).update(`${item.id} ${visitor}`).digest('base64url')
      const isLiked = fields.like !== 'no'
      const likes = await items.setLike(item.id, mark, isLiked)
      return {
        status: 'success',
        message: isLiked ? 'You like this template.' : 'You no longer like this template.',
        data: { likes, isLiked },
        ...(known === undefined && {
          cookie: `${cookieName}=${visitor}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax; HttpOnly`,
        }),
      }
    },
  }
}

function visitorIn(cookie: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{22})(?:;|$)`).exec(cookie)?.[1]
}
