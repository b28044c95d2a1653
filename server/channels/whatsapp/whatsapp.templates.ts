import * as v from 'valibot'
import type { Template, Templates } from '../channel.js'
import { callGraph, type GraphRefusal } from '../meta/graph.js'
import { findAccount, type WhatsappConnection } from './whatsapp.account.js'
import { checkRemedy } from './whatsapp.remedies.js'
import type { WhatsappMessage } from './whatsapp.render.js'

const component = v.object({
  type: v.string(),
  format: v.optional(v.string()),
  text: v.optional(v.string(), ''),
  buttons: v.optional(
    v.array(
      v.object({
        type: v.string(),
        text: v.optional(v.string(), ''),
        url: v.optional(v.string(), ''),
      }),
    ),
    [],
  ),
})
const page = v.object({
  data: v.array(v.unknown()),
  paging: v.optional(
    v.object({
      cursors: v.optional(v.object({ after: v.optional(v.string()) })),
      next: v.optional(v.string()),
    }),
  ),
})
const listed = v.object({
  name: v.string(),
  language: v.string(),
  status: v.string(),
  category: v.optional(v.string(), ''),
  components: v.array(component),
})

/** Of one account; it has 6,000 at most, and nobody chooses among so many. */
const mostPages = 10

/** The approved messages of the number's business account that can be sent from here. */
export async function readTemplates(connection: WhatsappConnection): Promise<Templates> {
  const { id, answered: asked } = await findAccount(connection)
  if (id === undefined) {
    const told = asked && !asked.ok ? ` Meta says: ${checkRemedy(asked)}` : ''
    return {
      ok: false,
      remedy: `The business account of the number is not known. Enter its id under Channels, WhatsApp, Business account id.${told}`,
      ...(asked && !asked.ok && waitOf(asked)),
    }
  }
  const templates: Template[] = []
  let after: string | undefined
  for (let count = 0; count < mostPages; count++) {
    const query = new URLSearchParams({
      fields: 'name,language,status,category,components',
      status: 'APPROVED',
      limit: '100',
      ...(after !== undefined && { after }),
    })
    const answered = await callGraph(connection, `${id}/message_templates?${query}`)
    if (!answered.ok) return { ok: false, remedy: checkRemedy(answered), ...waitOf(answered) }
    const read = v.safeParse(page, answered.result)
    if (!read.success)
      return { ok: false, remedy: 'Meta answered something else. Try again in a moment.' }
    templates.push(...read.output.data.flatMap(templateOf))
    after = read.output.paging?.next === undefined ? undefined : read.output.paging.cursors?.after
    if (after === undefined) break
  }
  return { ok: true, templates }
}

/** Whoever may not read the list may send all the same: only a token that is worth nothing is told. */
const waitOf = ({ code, again, grows }: GraphRefusal) => ({
  ...(code === '190' && { isWithdrawn: true }),
  again,
  grows,
})

const mediaHeaders = ['image', 'video', 'document'] as const

/** What the owner reads of a template; values of its header and its buttons are named so, those of its text as they are. */
function templateOf(told: unknown): Template[] {
  const { success, output } = v.safeParse(listed, told)
  if (!success || output.status !== 'APPROVED' || output.category === 'AUTHENTICATION') return []
  const parts = output.components.map(textOf)
  if (parts.some(part => part === undefined)) return []
  const text = parts.filter(part => part).join('\n')
  const values = [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name.trim()))]
  return [{ name: output.name, language: output.language, text, values }]
}

const placeholder = /\{\{([^{}]{1,60})\}\}/g

/** Undefined where the part needs what nobody can enter here, such as a product. */
function textOf({
  type,
  format = 'TEXT',
  text,
  buttons,
}: v.InferOutput<typeof component>): string | undefined {
  switch (type.toUpperCase()) {
    case 'BODY':
    case 'FOOTER':
      return text
    case 'HEADER': {
      const medium = mediaHeaders.find(each => each === format.toLowerCase())
      if (medium) return `{{header ${medium}}}`
      return format === 'TEXT' ? named(text, 'header') : undefined
    }
    case 'BUTTONS':
      return buttons.every(({ type: kind }) =>
        ['URL', 'QUICK_REPLY', 'PHONE_NUMBER'].includes(kind),
      )
        ? buttons
            .flatMap(({ url, text: label }, index) =>
              url.includes('{{') ? [`${label}: ${named(url, `button ${index}`)}`] : [],
            )
            .join('\n')
        : undefined
    default:
      return undefined
  }
}

const named = (text: string, part: string) => text.replace(placeholder, `{{${part} $1}}`)

/** A template with its values; undefined where one is missing. */
export function renderTemplate(
  { name, language, values: names }: Template,
  values: Readonly<Record<string, string>>,
): WhatsappMessage | undefined {
  const given = names.map(each => ({ name: each, value: oneLine(values[each] ?? '') }))
  if (given.some(({ value }) => value === '')) return undefined
  const of = (part: RegExp) =>
    given.flatMap(({ name: each, value }) => {
      const [found, rest = ''] = part.exec(each) ?? []
      return found === undefined ? [] : [{ name: rest, value, whole: each }]
    })
  const header = of(/^header (.*)$/)
  const buttons = of(/^button (\d+) .*$/)
  const body = of(/^(?!header |button \d)(.*)$/)
  const components = [
    ...(header.length > 0 ? [{ type: 'header', parameters: header.map(headerOf) }] : []),
    ...(body.length > 0 ? [{ type: 'body', parameters: body.map(textParameter) }] : []),
    ...buttons.map(({ name: index, value }) => ({
      type: 'button',
      sub_type: 'url',
      index,
      parameters: [{ type: 'text', text: value }],
    })),
  ]
  const template = {
    name,
    language: { code: language },
    ...(components.length > 0 && { components }),
  }
  return { type: 'template', template }
}

interface Given {
  readonly name: string
  readonly value: string
}

function headerOf({ name, value }: Given): object {
  const medium = mediaHeaders.find(each => each === name)
  return medium ? { type: medium, [medium]: { link: value } } : textParameter({ name, value })
}

/** Values that have no number are named. */
function textParameter({ name, value }: Given): object {
  return { type: 'text', ...(!/^\d+$/.test(name) && { parameter_name: name }), text: value }
}

/** A value stands in one line. */
const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()
