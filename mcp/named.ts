import { type ListedBot, WorkshopError } from './workshop.js'

/**
 * Finds what a bot is listed by from how it is named: by that itself, by its file without `.json`, or by its title. Throws a
 * `WorkshopError` where there is none of that name, or more than one.
 */
export function namedBot(bots: readonly ListedBot[], name: string): string {
  const known = bots.find(({ bot }) => bot === name || bot === `${name}.json`)
  if (known) return known.bot
  const wanted = name.trim().toLowerCase()
  const titled = bots.filter(({ title }) => title.trim().toLowerCase() === wanted)
  const [one, ...more] = titled
  if (one && more.length === 0) return one.bot
  throw new WorkshopError(
    one
      ? `${titled.length} bots are called "${name}": name one by ${titled.map(({ bot }) => bot).join(' or ')}.`
      : `There is no bot ${name}; list_bots names those there are.`,
  )
}
