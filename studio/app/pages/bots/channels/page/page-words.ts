import type { Tone } from '@talkgraph/ui'
import type { ChannelPage, ChannelRecord } from '#api/records.js'

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
  for (const { name, value } of variables)
    if (name.trim() !== '') url.searchParams.set(name.trim(), value)
  return url.href
}

/** How the domain of a page stands, and what is to be done. */
export function domainWords({
  name,
  isRight,
  isProven,
  isTaken,
  records,
  found,
}: NonNullable<ChannelPage['domain']>): {
  readonly tone: 'good' | 'warn'
  readonly title: string
  readonly text: string
} {
  const proof = records.find(({ type }) => type === 'TXT')
  const lead =
    found.length === 0
      ? 'There is no record yet that leads here.'
      : `${name} leads to ${found.join(', ')}.`
  if (isTaken)
    return {
      tone: 'warn',
      title: `Another page has ${name}`,
      text: `Two TXT records stand at ${proof?.name ?? name}, and the other page was proven earlier. Remove the other TXT record: then ${name} comes to this page.`,
    }
  if (!isProven)
    return {
      tone: 'warn',
      title: `${name} is not proven yet`,
      text: `Enter the TXT record: it shows that the domain is yours. Until then the page is not shown there. ${isRight ? 'The domain leads here already.' : lead}`,
    }
  if (!isRight) return { tone: 'warn', title: `${name} does not lead here yet`, text: lead }
  return {
    tone: 'good',
    title: `${name} leads here`,
    text: proof?.isRight
      ? 'The page is there as soon as a certificate is made, which happens when somebody opens it first.'
      : 'The page is there. Its TXT record is gone: the domain stays with this page until another one proves it.',
  }
}
