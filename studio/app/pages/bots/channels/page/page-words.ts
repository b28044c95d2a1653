import type { Tone } from '@talkgraph/ui'
import type { ChannelRecord } from '@talkgraph/wire/channels'

/** Who can see a page, in a few words. `now` in milliseconds since 1970. */
export function standingWords(
  { settings }: Pick<ChannelRecord, 'settings'>,
  now: number,
): { readonly tone: Tone; readonly words: string } {
  const until = typeof settings.until === 'string' ? Date.parse(settings.until) : Number.NaN
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
  if (until <= now) return { tone: 'warn', words: `Over since ${day.format(until)}` }
  const isLocked = typeof settings.password === 'object'
  const end = Number.isNaN(until) ? '' : ` until ${day.format(until)}`
  return { tone: 'good', words: `${isLocked ? 'Open with the password' : 'Open'}${end}` }
}

/** The address of a page with variables that its chat begins with; entries without a name are left out. */
export function addressWith(
  address: string,
  variables: readonly { readonly name: string; readonly value: string }[],
): string {
  const url = new URL(address)
  for (const { name, value } of variables) if (name.trim() !== '') url.searchParams.set(name.trim(), value)
  return url.href
}
