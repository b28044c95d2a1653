import { readColour, readCustomizations } from '../../../themes/index.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'

/** What of a bot shows on its page before the chat is there, and on its pictures. */
export interface PageLooks {
  readonly name: string
  /** What the chat's head says. */
  readonly head: string
  readonly tagline: string
  /** Colours, each as `#rrggbb`. */
  readonly headBg: string
  readonly headText: string
  readonly chatBg: string
  readonly darkChatBg: string
  readonly botBg: string
  readonly botText: string
  readonly optionBg: string
}

const known = new WeakMap<LiveBot, PageLooks>()

/** Reads a live bot's looks, once. */
export function looksOf(live: LiveBot): PageLooks {
  const looks = known.get(live) ?? read(live)
  known.set(live, looks)
  return looks
}

function read({ name, published }: LiveBot): PageLooks {
  const { body } = published.plain
  const bot: unknown = JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString())
  const given = Object(Object(bot).customizations)
  const light = readCustomizations(given)
  const dark = readCustomizations(given, true)
  const head = light.logoText.trim() || name
  return {
    name: name.trim() || head,
    head,
    tagline: light.enableTagline ? light.tagline.trim() : '',
    headBg: hex(light.headerBgColor, '#1b55f3'),
    headText: hex(light.headerTextColor, '#ffffff'),
    chatBg: hex(groundOf(light), '#ffffff'),
    darkChatBg: hex(groundOf(dark), '#17191f'),
    botBg: hex(light.botMsgColor, '#1b55f3'),
    botText: hex(light.botTextColor, '#ffffff'),
    optionBg: hex(light.optionBubbleMsgColor, '#e7e4e4'),
  }
}

const groundOf = (looks: ReturnType<typeof readCustomizations>) =>
  looks.chatBgType === 'gradient' ? looks.gradientBgOne : looks.chatBgColor

/** Pictures take no other form; one through which something shines cannot be told. */
function hex(colour: string, otherwise: string): string {
  const rgb = readColour(colour)
  if (!rgb) return otherwise
  return `#${rgb.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
