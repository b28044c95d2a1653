import * as v from 'valibot'
import { fields, flag, text } from '../../bot/fields.js'
import type { Beside } from '../report.js'
import { part, type Typebot } from './typebot.schema.js'

const container = part({
  backgroundColor: text(),
  color: text(),
  border: part({ roundeness: text(), customRoundeness: text() }),
})
const avatar = part({ isEnabled: v.optional(v.unknown()), url: text() })
const given = fields({
  general: part({
    font: v.optional(v.unknown()),
    background: part({ type: text(), content: text() }),
    progressBar: part({ isEnabled: flag() }),
  }),
  chat: part({
    hostBubbles: container,
    guestBubbles: container,
    buttons: container,
    inputs: container,
    hostAvatar: avatar,
    guestAvatar: avatar,
    roundness: text(),
  }),
  customCss: text(),
})

const roundness = new Map([
  ['none', 0],
  ['medium', 6],
  ['large', 20],
])

type Looks = Readonly<Record<string, string | number | boolean>>

/** Makes customizations of a theme, and tells what of it has no counterpart. What it does not say stays as it is by itself. */
export function readLooks({ theme, settings }: Pick<Typebot, 'theme' | 'settings'>): {
  readonly customizations: Looks
  readonly besides: readonly Beside[]
} {
  const { general, chat, customCss } = readTheme(theme)
  const besides: Beside[] = []
  const tell = (reason: string) => void besides.push({ part: 'theme', reason })
  if (customCss.trim() !== '')
    tell('CSS of your own does not apply here: choose the looks in Looks.')
  if (general.progressBar.isEnabled) tell('There is no progress bar.')
  if (chat.guestAvatar.isEnabled) tell('Visitors have no picture.')
  if (chat.inputs.backgroundColor || chat.inputs.color)
    tell('The field that visitors type in has the widget’s own colours.')
  const buttons = colours(chat.buttons, 'optionBubbleMsgColor', 'optionBubbleTextColor', tell)
  const radius = chat.hostBubbles.border.roundeness || chat.roundness
  const corner =
    radius === 'custom' ? Number(chat.hostBubbles.border.customRoundeness) : roundness.get(radius)
  return {
    customizations: {
      ...fontOf(general.font, tell),
      ...backgroundOf(general.background, tell),
      ...colours(chat.hostBubbles, 'botMsgColor', 'botTextColor', tell),
      ...colours(chat.guestBubbles, 'userMsgColor', 'userTextColor', tell),
      ...buttons,
      ...launcherOf(buttons),
      ...avatarOf(chat.hostAvatar, tell),
      ...(corner !== undefined &&
        Number.isFinite(corner) && {
          bubbleBorderRadius: clamp(corner),
          optionBubbleBorderRadius: clamp(corner),
        }),
      ...(Object(settings.general).isBrandingEnabled === false && { hideBrand: true }),
    },
    besides,
  }
}

type Tell = (reason: string) => void

const readTheme = (theme: unknown) => v.parse(given, theme)

const clamp = (pixels: number) => Math.min(Math.max(Math.round(pixels), 0), 60)

/** What a colour is written as here; other notations are told. */
const colour = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

function colours(
  { backgroundColor, color }: { readonly backgroundColor: string; readonly color: string },
  behind: string,
  of: string,
  tell: Tell,
): Looks {
  const given = { ...oneColour(backgroundColor, behind, tell), ...oneColour(color, of, tell) }
  // One of a pair alone could not be read on the other, which Typebot has otherwise.
  return Object.keys(given).length === 1 ? { ...pairs[behind], ...given } : given
}

/** What Typebot takes where a theme says nothing. */
const pairs: Readonly<Record<string, Looks>> = {
  botMsgColor: { botMsgColor: '#f7f8ff', botTextColor: '#303235' },
  userMsgColor: { userMsgColor: '#ff8e21', userTextColor: '#ffffff' },
  optionBubbleMsgColor: { optionBubbleMsgColor: '#0042da', optionBubbleTextColor: '#ffffff' },
}

function oneColour(written: string, name: string, tell: Tell): Looks {
  const value = written.trim()
  if (value === '') return {}
  if (colour.test(value)) return { [name]: value }
  if (value !== 'transparent')
    tell(`The colour “${value.slice(0, 40)}” is not written like #1b55f3.`)
  return {}
}

/** Typebot’s launcher is set where it is embedded; here it has the colour of the buttons, and so has the head. */
function launcherOf({ optionBubbleMsgColor: behind, optionBubbleTextColor: of }: Looks): Looks {
  return {
    ...(behind !== undefined && { widgetIconBgColor: behind, headerBgColor: behind }),
    ...(behind !== undefined && of !== undefined && { headerTextColor: of }),
  }
}

function fontOf(font: unknown, tell: Tell): Looks {
  const family: unknown = typeof font === 'string' ? font : Object(font).family
  if (typeof family !== 'string' || family.trim() === '') return {}
  if (!/^[\p{L}\p{N} _-]{1,100}$/u.test(family.trim())) {
    tell(`The font “${family.slice(0, 40)}” has a name that cannot be used.`)
    return {}
  }
  tell(`The font ${family.trim()} is used where the page has it: nothing is loaded from Google.`)
  return { font: family.trim() }
}

const isWebAddress = (url: string) => /^https?:\/\/[^\s"'()<>\\]+$/i.test(url)

function backgroundOf(
  { type, content }: { readonly type: string; readonly content: string },
  tell: Tell,
): Looks {
  if (type === 'Image') {
    if (isWebAddress(content)) return { chatBgType: 'image', chatBgImg: content }
    tell('The background’s picture has no address that can be loaded.')
    return {}
  }
  return type === 'None' ? {} : oneColour(content, 'chatBgColor', tell)
}

function avatarOf(
  { isEnabled, url }: { readonly isEnabled?: unknown; readonly url: string },
  tell: Tell,
): Looks {
  if (isEnabled === false) return { hideAvatar: true }
  if (url === '') return {}
  if (isWebAddress(url)) return { avatar: url }
  tell('The bot’s picture has no address that can be loaded.')
  return {}
}
