import { type Declared, field, withCssVariables } from './field.js'
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

const text = (fallback: string) => field('text', fallback, parseText)
const flag = (fallback: boolean) => field('flag', fallback, parseFlag)
const colour = (fallback: string) => field('colour', fallback, parseColour, true)
const url = () => field('url', '', parseUrl)
const pixels = (fallback: number, min: number, max: number) =>
  field('number', fallback, value => parseNumber(value, min, max), true, 'px')
const seconds = (fallback: number) =>
  field('number', fallback, value => parseNumber(value, 0, 86_400))
const choice = <const Word extends string>(
  fallback: NoInfer<Word>,
  words: readonly Word[],
): Declared<Word> => field('choice', fallback, value => parseChoice(value, words))

/** Every customization of decision 103 (and decision 303), with its default. */
export const fields = withCssVariables({
  font: field('font', 'Arial', parseFont, true),
  fontSize: pixels(14, 8, 40),
  logo: url(),
  hideLogo: flag(false),
  logoText: text('Support'),
  enableTagline: flag(false),
  tagline: text("We're here to help"),
  headerBgColor: colour('#1b55f3'),
  headerTextColor: colour('#fff'),
  hideBrand: flag(false),
  enableCustomBrand: flag(false),
  customBrand: text('My Brand...'),
  customBrandLink: url(),
  avatar: url(),
  hideAvatar: flag(false),
  avatarSize: pixels(40, 0, 120),
  bubbleBorderRadius: pixels(10, 0, 60),
  botMsgColor: colour('#1b55f3'),
  botTextColor: colour('#fff'),
  userMsgColor: colour('#f0f0f0'),
  userTextColor: colour('#000000'),
  optionBubbleBorderRadius: pixels(10, 0, 60),
  optionBubbleMsgColor: colour('#e7e4e4'),
  optionBubbleTextColor: colour('#000'),
  chatBgType: choice('solid', ['solid', 'gradient', 'image']),
  chatBgColor: colour('#ffffff'),
  gradientBgOne: colour('#fffcf1'),
  gradientBgTwo: colour('#1b55f3'),
  chatBgImg: field('url', '', parseUrl, true, 'url'),
  chatBgMaskColor: colour('#000'),
  widgetPosition: choice('right', ['right', 'left']),
  widgetOffsetRight: pixels(0, 0, 2000),
  widgetOffsetLeft: pixels(0, 0, 2000),
  widgetOffsetBottom: pixels(25, 0, 2000),
  widgetSize: pixels(50, 24, 200),
  widgetIconThemeType: choice('Solid', ['Solid', 'Gradient']),
  widgetIconBgColor: colour('#0100EC'),
  widgetGradientBgOne: colour('#FF3E9D'),
  widgetGradientBgTwo: colour('#0E1F40'),
  widgetIconImage: url(),
  chatIconCta: flag(false),
  chatIconCtaText: text('Hi, how can I help?'),
  allowEdit: flag(false),
  allowDownload: flag(false),
  botAutoOpen: flag(false),
  botAutoOpenDelay: seconds(0),
  botToggleSound: flag(false),
  disabledUrls: field<readonly string[]>('urls', [], parseUrls),
  disableSubUrls: flag(false),
})
