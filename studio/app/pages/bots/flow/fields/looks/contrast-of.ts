import { contrast, type FieldName, fields, isField, readColour } from 'talkgraph/themes'

/** What people with low vision need to read a text (WCAG 2.2, AA). */
const least = 4.5

/** The colours of texts, each with the one that it stands on. */
const grounds: Readonly<Partial<Record<FieldName, FieldName>>> = {
  headerTextColor: 'headerBgColor',
  botTextColor: 'botMsgColor',
  userTextColor: 'userMsgColor',
  optionBubbleTextColor: 'optionBubbleMsgColor',
}

/** The fields with the colour of a text. */
export const textFields = Object.keys(grounds).filter(isField)

/** How well a text can be read. */
export interface Contrast {
  /** Such as 4.5; cut, not rounded. */
  readonly ratio: number
  readonly isEnough: boolean
  /** A colour that can be read there. */
  readonly better: '#ffffff' | '#000000'
}

/** The contrast of a text's colour with the one that it stands on; undefined for other fields, and where a colour cannot be told. */
export function contrastOf(
  name: FieldName,
  value: (name: FieldName) => unknown,
): Contrast | undefined {
  const ground = grounds[name]
  if (!ground) return undefined
  const [front, back] = [read(name, value(name)), read(ground, value(ground))]
  if (!front || !back) return undefined
  const ratio = contrast(front, back)
  return {
    ratio: Math.floor(ratio * 10) / 10,
    isEnough: ratio >= least,
    better: contrast([255, 255, 255], back) >= least ? '#ffffff' : '#000000',
  }
}

function read(name: FieldName, value: unknown) {
  const colour = fields[name].parse(value)
  return typeof colour === 'string' ? readColour(colour) : undefined
}

/** A colour as `<input type="color">` takes it; undefined where it has none, such as a transparent one. */
export function asHex(colour: unknown): string | undefined {
  const rgb = typeof colour === 'string' ? readColour(colour.trim().toLowerCase()) : undefined
  return rgb && `#${rgb.map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
