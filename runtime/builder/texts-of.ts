import type { Draft } from '../draft/draft.js'
import { typeOfStep } from '../draft/steps.js'
import type { AnyFieldForms } from '../node/field-form.js'
import { describeType } from './describe-type.js'
import { nameOfField, nameOfStep } from './names.js'
import { readStep } from './read-step.js'

/** A text that people read, and that a bot may have in other languages. */
export interface BotText {
  /** Names it in files: the step and the field. */
  readonly key: string
  readonly nodeId: string
  readonly field: string
  /** Where it stands, in words. */
  readonly step: string
  readonly title: string
  readonly original: string
}

/** Where texts of the looks stand: in the bot file, and among its translations. */
export const looksId = 'customizations'

/** Looks that visitors read, and that a bot may have in other languages, with what they are called. */
export const lookTitles = {
  logoText: 'Title',
  tagline: 'Line below the title',
  chatIconCtaText: 'Text of the launcher',
  customBrand: 'Brand',
}

/** All texts of a bot that visitors read, in the order of its steps. */
export function textsOf(draft: Draft): BotText[] {
  const steps = draft.elements[0].nodes.flatMap(node => {
    const type = typeOfStep(node)
    const described = describeType(type)
    const step = nameOfStep({ type, data: node.data })
    return described
      ? [
          ...wordsIn(readStep({ type, data: node.data }), described.form.fields, ''),
          ...sentIn(node.data, described.serverFields),
        ].map(({ field, original }) =>
          textAt({ nodeId: node.id, field, step, title: nameOfField(type, field), original }),
        )
      : []
  })
  const own = Object.entries(lookTitles).flatMap(([field, title]) => {
    const original = fieldOf(draft.customizations, field)
    return typeof original === 'string' && hasLetters(original)
      ? [textAt({ nodeId: looksId, field, step: 'Looks', title, original })]
      : []
  })
  return [...steps, ...own]
}

/** A text's translation; blank where it has none. */
export function translationOf(
  { translations }: Draft,
  locale: string,
  { nodeId, field }: BotText,
): string {
  const text = fieldOf(fieldOf(fieldOf(translations, locale), nodeId), field)
  return typeof text === 'string' ? text : ''
}

/** The languages that a bot speaks beside its own. */
export const localesOf = ({ translations }: Draft): string[] =>
  typeof translations === 'object' && translations !== null ? Object.keys(translations) : []

const textAt = (text: Omit<BotText, 'key'>): BotText => ({
  ...text,
  key: `${text.nodeId}#${text.field}`,
})

function wordsIn(
  data: unknown,
  forms: AnyFieldForms,
  prefix: string,
): { field: string; original: string }[] {
  return Object.entries(forms).flatMap(([name, form]) => {
    const value = fieldOf(data, name)
    if (form.isPublic !== true) return []
    if (form.kind === 'words')
      return typeof value === 'string' && hasLetters(value)
        ? [{ field: prefix + name, original: value }]
        : []
    if (form.kind === 'group') return wordsIn(value, form.fields, `${prefix}${name}.`)
    if (form.kind !== 'list' || !Array.isArray(value)) return []
    return value.flatMap((entry, place) =>
      wordsIn(entry, form.fields, `${prefix}${name}.${fieldOf(entry, 'id') || place}.`),
    )
  })
}

/** What the server says in the visitor's language, such as a mail. */
function sentIn(data: unknown, forms: AnyFieldForms): { field: string; original: string }[] {
  return Object.entries(forms).flatMap(([field, form]) => {
    const value = fieldOf(data, field)
    const isSent = 'translatable' in form && form.kind !== 'words'
    return isSent && typeof value === 'string' && hasLetters(value)
      ? [{ field, original: value }]
      : []
  })
}

/** Placeholders and tags alone need no translation. */
const hasLetters = (text: string) => /\p{L}/u.test(text.replace(/<[^<>]*>|\{[^{}]*\}/g, ''))

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? Reflect.get(data, name)
    : undefined
