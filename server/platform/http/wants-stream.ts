import type { Context } from 'hono'

const isStream = /(?:^|,)\s*text\/event-stream\s*(?:[;,]|$)/i

/** Whether who asks wants server-sent events. */
export const wantsStream = (context: Context): boolean =>
  isStream.test(context.req.header('accept') ?? '')
