import { readStored } from '../../base/read-stored.js'
import { readDetails } from '../../bots/appearance/details.js'
import { resultSettings } from '../../bots/publish/bot-settings.js'
import type { Store } from '../../store/index.js'

const day = 86_400_000
/** More than that are many, and are cleared up after once. */
const few = 100
/** A session ends a day after nobody goes on with it: longer than any does. */
const markDays = 30

/** Deletes the conversations of a bot in which nothing happened for `age` milliseconds; resolves to how many. */
export async function removeResultsOlder(
  { results }: Pick<Store, 'results'>,
  botId: string,
  age: number,
): Promise<number> {
  return removeAll(results, () => results.old(botId, age))
}

/** Deletes all conversations of a bot; resolves to how many. */
export async function removeResultsOf(
  { results }: Pick<Store, 'results'>,
  botId: string,
): Promise<number> {
  return removeAll(results, () => results.ofBot(botId))
}

/** Deletes what each bot has kept for as long as it says, or for `days`, and never longer than its account's plan has; resolves to how many. */
export async function removeOldResults(
  store: Pick<Store, 'results' | 'bots' | 'plans'>,
  days: number,
): Promise<number> {
  let removed = 0
  for (const botId of await store.results.bots())
    removed += await removeResultsOlder(store, botId, (await daysOf(store, botId, days)) * day)
  await store.results.removeMarks(markDays * day)
  return removed
}

async function daysOf(
  { bots, plans }: Pick<Store, 'bots' | 'plans'>,
  botId: string,
  usual: number,
): Promise<number> {
  const bot = await bots.find(botId)
  if (!bot) return usual
  const published =
    bot.publishedVersion === null ? undefined : await bots.version(botId, bot.publishedVersion)
  const file = published ? readStored<object>(published.file, {}, `version of bot ${botId}`) : {}
  const settings = 'settings' in file ? file.settings : {}
  const wanted = resultSettings(settings, readDetails(bot.details).settings).retentionDays ?? usual
  return Math.min(wanted, (await plans.of(bot.owner))?.plan.retentionDays ?? wanted)
}

async function removeAll(
  results: Store['results'],
  find: () => Promise<readonly number[]>,
): Promise<number> {
  let removed = 0
  for (;;) {
    const numbers = await find()
    if (numbers.length === 0) break
    removed += await results.remove(numbers, numbers.length > few ? 'more' : undefined)
  }
  await results.tidy()
  return removed
}
