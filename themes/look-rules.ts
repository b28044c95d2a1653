import { contrast, type Rgb } from './contrast.js'
import { readCustomizations } from './customizations.js'
import { readColour } from './read-colour.js'

const least = 4.5

/** Texts and what they stand on. */
const pairs = [
  ['header', 'headerTextColor', 'headerBgColor'],
  ['bubbles of the bot', 'botTextColor', 'botMsgColor'],
  ['bubbles of the visitor', 'userTextColor', 'userMsgColor'],
  ['options', 'optionBubbleTextColor', 'optionBubbleMsgColor'],
] as const

interface Looked {
  readonly file: { readonly customizations: Readonly<Record<string, unknown>> }
}

const lowContrast = {
  id: 'low-contrast',
  severity: 'warning',
  title: 'A text that is hard to read',
  explanation:
    'Between the colour of the text and the colour behind it the contrast is below 4.5:1, the least that people with low vision need to read (WCAG 2.2, AA). Colours that are partly transparent, and rare names of colours, are not looked at.',
  remedy: 'Choose a darker or a lighter colour for one of the two.',
  *check({ file }: Looked) {
    const looks = readCustomizations(file.customizations)
    for (const [where, text, ground] of pairs) {
      const [front, back] = [readColour(looks[text]), readColour(looks[ground])]
      if (!front || !back) continue
      const ratio = contrast(front, back)
      if (ratio >= least) continue
      const isTextOwn = Object.hasOwn(file.customizations, text)
      yield {
        field: `customizations.${isTextOwn ? text : ground}`,
        message: `The text in the ${where} (${text} ${looks[text]} on ${ground} ${looks[ground]}) has a contrast of ${Math.floor(ratio * 10) / 10}:1.`,
        remedy: `Choose colours with a contrast of at least 4.5:1, such as ${readableOn(back)} for ${text}.`,
      }
    }
  },
} as const

/** Rules of `talkgraph lint` about looks, for `lintBot(bot, { rules: lookRules })`. */
export const lookRules = [lowContrast]

/** One of the two is readable on any ground. */
function readableOn(ground: Rgb): string {
  return contrast([255, 255, 255], ground) >= least ? '#ffffff' : '#000000'
}
