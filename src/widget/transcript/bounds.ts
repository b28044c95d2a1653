import type { Item } from '../../../runtime/index.js'

/** What of a group and of a day begins and ends with an item: bits of its bounds. */
export const startsGroup = 1
export const endsGroup = 2
/** Its group is the first of a minute, whose time stands below it. */
export const hasTime = 4
/** It is the first of a day. */
export const startsDay = 8

/**
 * The bounds of each item, one hexadecimal digit each. A group is what one sender said within a minute, with no question
 * to pick from in between; while `isTyping` the bot's last group goes on.
 */
export function boundsOf(items: readonly Item[], isTyping = false): string {
  const bounds = new Array<number>(items.length).fill(0)
  let time = 0
  let last = -1
  const end = () => {
    if (last >= 0) bounds[last] = (bounds[last] ?? 0) | endsGroup | time
  }
  items.forEach((item, index) => {
    if (takesNoRoom(item)) return
    const before = items[last]
    const isNewDay = !before || isOtherDay(before, item)
    const starts = !before || !goesOn(before, item)
    if (starts) {
      end()
      time = isNewDay || minuteOf(before) === minuteOf(item) ? 0 : hasTime
    }
    bounds[index] = (starts ? startsGroup : 0) | (isNewDay ? startsDay : 0)
    last = index
  })
  if (!isTyping || !typingGoesOn(items)) end()
  return bounds.map(bits => bits.toString(16)).join('')
}

/** Does what the bot is typing go on with the group of the last item that takes up room? */
export function typingGoesOn(items: readonly Item[]): boolean {
  const last = items.findLast(item => !takesNoRoom(item))
  return !!last && senderOf(last) === 'bot'
}

const goesOn = (before: Item, item: Item) =>
  senderOf(before) !== null &&
  senderOf(before) === senderOf(item) &&
  minuteOf(before) === minuteOf(item)

/** A question answered in the composer takes up no room. */
const takesNoRoom = (item: Item) => item.kind === 'asked' && item.prompt.kind === 'text'

const minuteOf = ({ at }: Item) => Math.floor(at / 60_000)

const isOtherDay = (before: Item, item: Item) =>
  minuteOf(before) !== minuteOf(item) &&
  new Date(before.at).toDateString() !== new Date(item.at).toDateString()

/** Who said it; null for a question to pick from, which is of no group. */
function senderOf(item: Item): string | null {
  if (item.kind === 'asked') return null
  if (item.kind === 'replied') return item.revised ? '-user' : 'user'
  const { content } = item
  const by = 'agent' in content && content.agent ? `agent ${content.agent.name}` : 'bot'
  return item.revised ? `-${by}` : by
}
