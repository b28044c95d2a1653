import { type Field, field } from './field.js'
import {
  parseChoice,
  parseColour,
  parseFlag,
  parseFont,
  parseNumber,
  parseText,
  parseUrl,
  parseUrls,
} from './parse.js'

type CssVariable = Field<unknown>['cssVariable']

const text = (fallback: string) => field('text', fallback, parseText)
const flag = (fallback: boolean) => field('flag', fallback, parseFlag)
const colour = (fallback: string, cssVariable: CssVariable) =>
  field('colour', fallback, parseColour, cssVariable)
const url = (cssVariable: CssVariable = null) =>
  field('url', '', parseUrl, cssVariable, cssVariable ? 'url' : '')
const pixels = (fallback: number, cssVariable: CssVariable, [min, max]: readonly [number, number]) =>
  field('number', fallback, value => parseNumber(value, min, max), cssVariable, 'px')
const seconds = (fallback: number) => field('number', fallback, value => parseNumber(value, 0, 86_400))
const choice = <const Word extends string>(fallback: NoInfer<Word>, words: readonly Word[]): Field<Word> =>
  field('choice', fallback, value => parseChoice(value, words))

/** Every customization of decision 103 (and decision 303), with its default. */
export const fields = {
  font: field('font', 'Arial', parseFont, '--tg-font'),
  fontSize: pixels(14, '--tg-font-size', [8, 40]),
  logo: url(),
  hideLogo: flag(false),
  logoText: text('Support'),
  enableTagline: flag(false),
  tagline: text("We're here to help"),
  headerBgColor: colour('#1b55f3', '--tg-header-bg-color'),
  headerTextColor: colour('#fff', '--tg-header-text-color'),
  hideBrand: flag(false),
  enableCustomBrand: flag(false),
  customBrand: text('My Brand...'),
  customBrandLink: url(),
  avatar: url(),
  hideAvatar: flag(false),
  avatarSize: pixels(40, '--tg-avatar-size', [0, 120]),
  bubbleBorderRadius: pixels(10, '--tg-bubble-border-radius', [0, 60]),
  botMsgColor: colour('#1b55f3', '--tg-bot-msg-color'),
  botTextColor: colour('#fff', '--tg-bot-text-color'),
  userMsgColor: colour('#f0f0f0', '--tg-user-msg-color'),
  userTextColor: colour('#000000', '--tg-user-text-color'),
  optionBubbleBorderRadius: pixels(10, '--tg-option-bubble-border-radius', [0, 60]),
  optionBubbleMsgColor: colour('#e7e4e4', '--tg-option-bubble-msg-color'),
  optionBubbleTextColor: colour('#000', '--tg-option-bubble-text-color'),
  chatBgType: choice('solid', ['solid', 'gradient', 'image']),
  chatBgColor: colour('#ffffff', '--tg-chat-bg-color'),
  gradientBgOne: colour('#fffcf1', '--tg-gradient-bg-one'),
  gradientBgTwo: colour('#1b55f3', '--tg-gradient-bg-two'),
  chatBgImg: url('--tg-chat-bg-img'),
  chatBgMaskColor: colour('#000', '--tg-chat-bg-mask-color'),
  widgetPosition: choice('right', ['right', 'left']),
  widgetOffsetRight: pixels(0, '--tg-widget-offset-right', [0, 2000]),
  widgetOffsetLeft: pixels(0, '--tg-widget-offset-left', [0, 2000]),
  widgetOffsetBottom: pixels(25, '--tg-widget-offset-bottom', [0, 2000]),
  widgetSize: pixels(50, '--tg-widget-size', [24, 200]),
  widgetIconThemeType: choice('Solid', ['Solid', 'Gradient']),
  widgetIconBgColor: colour('#0100EC', '--tg-widget-icon-bg-color'),
  widgetGradientBgOne: colour('#FF3E9D', '--tg-widget-gradient-bg-one'),
  widgetGradientBgTwo: colour('#0E1F40', '--tg-widget-gradient-bg-two'),
  widgetIconImage: url(),
  chatIconCta: flag(false),
  chatIconCtaText: text('Hi, how can I help?'),
  botAutoOpen: flag(false),
  botAutoOpenDelay: seconds(0),
  botToggleSound: flag(false),
  disabledUrls: field<readonly string[]>('urls', [], parseUrls),
  disableSubUrls: flag(false),
}
