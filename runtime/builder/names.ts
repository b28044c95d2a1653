import * as v from 'valibot'
import { isRecord } from '../bot/fields.js'
import { fieldsIn } from '../lint/fields-in.js'
import type { AnyFieldForm, AnyFieldForms } from '../node/field-form.js'
import type { AnyNodeForm } from '../node/form.js'
import { registry } from '../nodes/index.js'
import { stripHtml } from '../session/html-text.js'
import { describeType } from './describe-type.js'
import type { Step } from './step.js'

/** What a step is called: `<kind>: <its first words>`, or the kind alone while it says nothing. */
export function nameOfStep(step: Step): string {
  const words = firstWords(step)
  return words === '' ? kindOfStep(step.type) : `${kindOfStep(step.type)}: ${words}`
}

/** What a step is, in words; the type itself where it is not known. */
export function kindOfStep(type: string): string {
  return describeType(type)?.form.title ?? (type || 'Step without a type')
}

const longest = 60
/** Kinds of fields that say something of a step that has no words. */
const telling = new Set([
  'value',
  'variable',
  'number',
  'text',
  'long-text',
  'address',
  'email',
  'media',
  'image',
])

const files = new Set(['media', 'image'])

/** Of a file's address what people know it by: the last part of its path. */
const fileNameOf = (address: string) =>
  /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?([^/?#]+)/i.exec(address)?.[1] ?? address

/** The first thing that a step says, as plain text of at most 60 characters; else the first value that it works with. */
export function firstWords({ type, data }: Step): string {
  const described = describeType(type)
  const definition = registry.find(type)
  // What plays a sub-flow is called after that, which the bot brings.
  if (!described || !definition || definition.plays) return ''
  const said = saidOf(described.form, v.parse(definition.schema, data), data)
  if (said !== '') return cut(said)
  const shown = [
    ...fieldsIn(v.parse(definition.schema, data), described.form.fields),
    ...fieldsIn(data, described.serverFields),
  ]
  const texts = (isWanted: (kind: string) => boolean) =>
    shown
      .filter(
        ({ form, value }) => isWanted(form.kind) && ['string', 'number'].includes(typeof value),
      )
      .map(({ form, value }) => {
        const text = plain(String(value))
        return files.has(form.kind) ? fileNameOf(text) : text
      })
  const words = texts(kind => kind === 'words').find(text => text !== '')
  const text = words ?? texts(kind => telling.has(kind)).find(other => other !== '') ?? ''
  return cut(text)
}

const plain = (text: string) => stripHtml(text).replace(/\s+/g, ' ')

function cut(text: string): string {
  const letters = [...text]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : text
}

function saidOf({ says }: AnyNodeForm, data: unknown, written: Step['data']): string {
  // The form and the data are of the same type.
  return says ? plain(says(data as never, isRecord(written) ? written : {})).trim() : ''
}

/** The form of a field by its path, such as `choices.plum.choiceText`; undefined where there is none. */
export function formOfField(type: string, path: string): AnyFieldForm | undefined {
  return formsOnTheWay(type, path)?.at(-1)
}

/**
 * What a field is called, from the outside in: `Choices, plum: Text` for `choices.plum.choiceText`. The path itself where
 * the type has no such field.
 */
export function nameOfField(type: string, path: string): string {
  const names = path.split('.')
  const way = formsOnTheWay(type, path)
  if (!way) return path
  return way
    .map(({ title, kind }, index) => {
      const entry =
        names[way.slice(0, index).reduce((at, each) => at + (isList(each.kind) ? 2 : 1), 1)]
      return isList(kind) && entry !== undefined ? `${title}, ${nameOfEntry(entry)}` : title
    })
    .join(': ')
}

const isList = (kind: string) => kind === 'list' || kind === 'texts'

/** People count from 1. */
const nameOfEntry = (name: string) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name)

function formsOnTheWay(type: string, path: string): AnyFieldForm[] | undefined {
  const described = describeType(type)
  const found: AnyFieldForm[] = []
  let forms: AnyFieldForms | undefined = described && {
    ...described.form.fields,
    ...described.serverFields,
  }
  for (const names = path.split('.'); names.length > 0; ) {
    const name = names.shift() ?? ''
    const form: AnyFieldForm | undefined =
      isRecord(forms) && Object.hasOwn(forms, name) ? forms[name] : undefined
    if (!form) return undefined
    found.push(form)
    forms = 'fields' in form ? form.fields : undefined
    if (isList(form.kind)) names.shift()
    // What stands in JSON has no forms of its own.
    if (form.kind === 'json') break
  }
  return found
}
