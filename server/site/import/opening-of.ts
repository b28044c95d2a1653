import type { FlowOpening } from '@talkgraph/wire/site-data'
import * as v from 'valibot'
import type { Bot } from '../../../runtime/index.js'
import { fieldsIn } from '../../../runtime/lint/fields-in.js'
import { formOf } from '../../../runtime/nodes/described.js'
import { registry } from '../../../runtime/nodes/index.js'
import { stripHtml } from '../../../runtime/session/html-text.js'

/** Characters: more than a picture can show. */
const longest = 140
const mostOptions = 3
/** Steps that are passed before the first question. */
const mostSteps = 12

/** What a bot says and asks first, on the first way through its flow; undefined where it asks nothing early. */
export function openingOf({ flow }: Bot): FlowOpening | undefined {
  let says = ''
  let id: string | undefined = flow.start
  for (let step = 0; id !== undefined && step < mostSteps; step++) {
    const node = flow.nodes.get(id)
    const definition = node && registry.find(node.type)
    const form = definition && formOf(definition.type)
    if (!node || !form) return undefined
    const words = wordsIn(fieldsIn(v.parse(definition.schema, node.data), form.fields))
    const [first = '', ...others] = words
    const asks = form.group === 'questions' || form.group === 'choices' || form.group === 'ratings'
    if (asks && first !== '')
      return {
        says,
        asks: first,
        options: form.group === 'choices' ? others.slice(0, mostOptions) : [],
      }
    if (form.group === 'says' && says === '') says = first
    id = flow.edges.get(id)?.[0]?.target
  }
  return undefined
}

function wordsIn(fields: ReturnType<typeof fieldsIn>): string[] {
  return fields.flatMap(({ form, value }) => {
    if (form.kind !== 'words' || typeof value !== 'string') return []
    // Nobody has set a value yet.
    const text = stripHtml(value)
      .replace(/\$?\{{1,2}[^{}]+\}{1,2}/g, '…')
      .replace(/,? …(?=[.,!?])/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    const letters = [...text]
    return text === ''
      ? []
      : [letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text]
  })
}
