import { describe, expect, it } from 'vitest'
import type { Item } from '../../../runtime/index.js'
import { boundsOf, endsGroup, hasTime, startsDay, startsGroup, typingGoesOn } from './bounds.js'

const noon = new Date(2026, 2, 9, 12).getTime()
const minute = 60_000
const whole = startsGroup | endsGroup

let id = 0
const item = (minutes: number) => ({ id: ++id, nodeId: 'n', at: noon + minutes * minute })
const bot = (minutes = 0, agent?: string): Item => ({
  ...item(minutes),
  kind: 'said',
  partial: false,
  content: {
    kind: 'text',
    text: 'Hi',
    html: 'Hi',
    ...(agent && { agent: { id: 1, name: agent, icon: '', prompts: [] } }),
  },
})
const user = (minutes = 0): Item => ({ ...item(minutes), kind: 'replied', text: 'Hi' })
const asked = (kind: 'text' | 'location', minutes = 0): Item => ({
  ...item(minutes),
  kind: 'asked',
  prompt: kind === 'text' ? { kind, input: 'text' } : { kind },
  open: true,
  picked: [],
})
const bounds = (items: readonly Item[], isTyping = false) =>
  [...boundsOf(items, isTyping)].map(digit => Number.parseInt(digit, 16))

describe('the bounds of an item', () => {
  it('begins a group with each sender, and ends it with the last of them', () => {
    expect(bounds([bot(), bot(), bot(), user(), user(), bot()])).toEqual([
      startsDay | startsGroup,
      0,
      endsGroup,
      startsGroup,
      endsGroup,
      whole,
    ])
  })

  it('tells agents from the bot and from each other', () => {
    expect(bounds([bot(), bot(0, 'Ada'), bot(0, 'Ada'), bot(0, 'Ben')])).toEqual([
      startsDay | whole,
      startsGroup,
      endsGroup,
      whole,
    ])
  })

  it('parts a group at a question to pick from, and not at one that is answered by typing', () => {
    expect(bounds([bot(), asked('location'), bot()]).slice(1)).toEqual([whole, whole])
    expect(bounds([bot(), asked('text'), bot()])).toEqual([startsDay | startsGroup, 0, endsGroup])
  })

  it('has the time below the first group of a minute, which the day’s first has in its line', () => {
    expect(bounds([bot(), user(), bot(1), bot(1), user(1), bot(2)])).toEqual([
      startsDay | whole,
      whole,
      startsGroup,
      endsGroup | hasTime,
      whole,
      whole | hasTime,
    ])
  })

  it('begins a day where the date changes', () => {
    const day = 24 * 60
    expect(bounds([bot(), bot(day), user(day), user(day + 1)])).toEqual([
      startsDay | whole,
      startsDay | whole,
      whole,
      whole | hasTime,
    ])
  })

  it('leaves the bot’s last group open while it types', () => {
    expect(bounds([bot(), bot()], true)).toEqual([startsDay | startsGroup, 0])
    expect(bounds([bot(), user()], true)).toEqual([startsDay | whole, whole])
    expect(typingGoesOn([bot(), asked('text')])).toBe(true)
    expect(typingGoesOn([bot(), asked('location')])).toBe(false)
    expect(typingGoesOn([])).toBe(false)
  })
})
