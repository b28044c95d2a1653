import { contrast, type Rgb } from './contrast.js'
import { readCustomizations } from './customizations.js'
import { isField, isReadable, wantedOf } from './is-readable.js'
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

const unreadableLook = {
  id: 'unreadable-look',
  severity: 'error',
  title: 'A look that cannot be read',
  explanation:
    'A colour, a number, an address, a font or a choice among the bot’s customizations is none, or lies beyond its limits. Visitors see the default in its place, or nothing at all.',
  remedy: 'Write it as docs/customizations.md says, or take it out.',
  *check({ file }: Looked) {
    for (const [name, value] of Object.entries(file.customizations)) {
      if (!isField(name) || value === null || isReadable(name, value)) continue
      yield {
        field: `customizations.${name}`,
        message: `${JSON.stringify(value).slice(0, 80)} cannot be read as ${name}.`,
        remedy: wantedOf(name),
        mend: {
          title: 'Take the default',
          changes: [{ op: 'bot' as const, path: ['customizations', name] }],
        },
      }
    }
  },
} as const

const lowContrast = {
  id: 'low-contrast',
  severity: 'warning',
  title: 'A text that is hard to read',
  explanation:
    'Between the colour of the text and the colour behind it the contrast is below 4.5:1, the least that people with low vision need to read (WCAG 2.2, AA). Colours that are partly transparent are not looked at.',
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
export const lookRules = [unreadableLook, lowContrast]

/** One of the two is readable on any ground. */
function readableOn(ground: Rgb): string {
  return contrast([255, 255, 255], ground) >= least ? '#ffffff' : '#000000'
}
