import { Bot, Rocket } from 'lucide-react'
import type { BotState } from '#api/records.js'
import { useBots } from '../../api/bots.js'
import { may, useMe } from '../../api/me.js'
import { useSettled } from '../../forms/use-settled.js'
import type { Command } from './commands.js'

/** The account's bots as commands: the newest ones, and those that have what was typed in their names. */
export function useBotCommands(typed: string): readonly Command[] {
  const isAllowed = may(useMe().role, 'editor')
  const asked = useSettled(typed.trim())
  const newest = useBots('', isAllowed)
  const found = useBots(asked, isAllowed)
  const bots = [newest, found].flatMap(
    ({ data }) => data?.pages.flatMap(({ chatbots }) => chatbots) ?? [],
  )
  const known = new Map(bots.map(bot => [bot.id, bot]))
  return [...known.values()].flatMap(bot => [
    { id: `bot-${bot.id}`, label: bot.title, icon: Bot, group: 'Bots', href: `/bots/${bot.id}` },
    ...publishing(bot),
  ])
}

/** Publishing is done on the bot's own page, where one sees what goes live. */
function publishing({ id, title, newestVersion, publishedVersion }: BotState): Command[] {
  if (newestVersion === null || newestVersion === publishedVersion) return []
  const label = `Publish ${title}…`
  return [
    {
      id: `publish-${id}`,
      label,
      icon: Rocket,
      group: 'Bots',
      href: `/bots/${id}`,
      keywords: ['go live'],
    },
  ]
}
