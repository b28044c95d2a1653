import { createHmac } from 'node:crypto'
import { isSameText } from '../../../base/same-text.js'
import type { PageEntry } from '../../../store/index.js'

/** What the cookie of somebody who knows a page's password is called, whatever the page is called. */
export const passCookie = ({ id }: Pick<PageEntry, 'id'>): string => `talkgraph-page-${id}`

/** Seconds. */
export const passLifetime = 7 * 86_400

/** Lets people in who have entered the password of a page, until it changes or a week is over. */
export interface PagePass {
  /** What stands in the cookie. */
  issue(page: PageEntry): string
  check(page: PageEntry, cookie: string | undefined): boolean
}

/** Passes signed with this key. `now` in milliseconds. */
export function createPagePass(key: Uint8Array, now: () => number = Date.now): PagePass {
  const sign = ({ id, password }: PageEntry, until: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, password, until]))
      .digest('base64url')
  return {
    issue: page => {
      const until = String(Math.floor(now() / 1000) + passLifetime)
      return `${until}.${sign(page, until)}`
    },
    check: (page, cookie = '') => {
      const [until = '', signature = ''] = cookie.split('.')
      return isSameText(signature, sign(page, until)) && Number(until) * 1000 > now()
    },
  }
}
