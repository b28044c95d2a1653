import type { BotFile } from '../../runtime/index.js'
import type { WriteText } from '../texts/english.js'

const longestName = 10

/** The name under which assistive technology finds the window: the title that its head shows, and the bot's whole name where that is another. */
export function windowTitle({ name }: BotFile, t: WriteText, title = ''): string {
  const words = [title, name].map(each => each.trim()).filter(Boolean)
  return [...new Set(words)].join(' – ') || t('Chat')
}

/** A bot's name as the header shows it: cut to 10 characters and `...` when longer (decision 25). */
export function shortName(name: string): string {
  const characters = [...name.trim()]
  return characters.length > longestName
    ? `${characters.slice(0, longestName).join('')}...`
    : name.trim()
}
