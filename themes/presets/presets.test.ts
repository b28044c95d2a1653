import { describe, expect, it } from 'vitest'
import { contrast, mix, type Rgb, readHex } from '../contrast.js'
import {
  type Customizations,
  type CustomizationsInput,
  readCustomizations,
} from '../customizations.js'
import { fields } from '../fields.js'
import { presets } from './index.js'

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** The widget's own text, on light and on dark (src/widget/base.css.ts). */
const [darkInk, lightInk] = [readHex('#1b2230'), readHex('#eef1f6')]

/** Every text that stands on something, as the style sheets put it there, and the least contrast of the two. */
function pairs(
  looks: Customizations,
  least: number,
): readonly (readonly [string, Rgb, Rgb, number])[] {
  const { headerBgColor, headerTextColor, botMsgColor, botTextColor, userMsgColor, userTextColor } =
    looks
  const [option, optionText] = [
    readHex(looks.optionBubbleMsgColor),
    readHex(looks.optionBubbleTextColor),
  ]
  const ground = readHex(looks.chatBgColor)
  const ink = contrast(ground, white) > contrast(ground, black) ? lightInk : darkInk
  return [
    [
      'header, chosen option and send button',
      readHex(headerTextColor),
      readHex(headerBgColor),
      least,
    ],
    ['bot bubble and avatar', readHex(botTextColor), readHex(botMsgColor), least],
    ['user bubble', readHex(userTextColor), readHex(userMsgColor), least],
    ['option', optionText, option, least],
    ['locked option', optionText, mix(option, 0.7, readHex(looks.chatBgColor)), least],
    ['time slot', optionText, mix(optionText, 0.09, option), least],
    ['window, quietly: days, times, ends of a scale', mix(ink, 0.75, ground), ground, 4.5],
  ]
}

/** The launcher's icon is white, or black on what is too light for white; it is a drawing, for which 3:1 is enough. */
function launcherContrasts(looks: Customizations): readonly number[] {
  const grounds =
    looks.widgetIconThemeType === 'Solid'
      ? [looks.widgetIconBgColor]
      : [looks.widgetGradientBgOne, looks.widgetGradientBgTwo]
  const [first = white, ...rest] = grounds.map(readHex)
  const icon = contrast(white, first) >= 3 ? white : black
  return [first, ...rest].map(ground => contrast(icon, ground))
}

const looked: readonly (readonly [string, CustomizationsInput, boolean])[] = [
  ['the defaults', {}, false],
  ['the defaults in the dark', {}, true],
  ...Object.values(presets).map(
    ({ name, customizations }) => [name, customizations, false] as const,
  ),
]

describe.each(looked)('%s', (name, customizations, isDark) => {
  const looks = readCustomizations(customizations, isDark)
  const least = name.startsWith('High contrast') ? 7 : 4.5

  it.each(pairs(looks, least))(
    'has the contrast that reading needs on the %s',
    (_where, text, ground, ratio) => {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(ratio)
    },
  )

  it('has an icon on the launcher that can be made out', () => {
    for (const ratio of launcherContrasts(looks)) expect(ratio).toBeGreaterThanOrEqual(3)
  })

  it('has only values that are read as they are written', () => {
    expect(looks).toMatchObject(customizations)
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(customizations)))
  })
})

it('has a name of its own for each preset', () => {
  const names = Object.values(presets).map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(6)
  expect(new Set(names).size).toBe(names.length)
})
