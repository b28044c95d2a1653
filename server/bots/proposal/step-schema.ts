import type { DescribedType } from '../../../runtime/builder/describe-type.js'
import type { AnyFieldForm, AnyFieldForms } from '../../../runtime/node/field-form.js'
import type { AnyNodeForm } from '../../../runtime/node/form.js'
import { offeredFields, offeredTypes } from './offered.js'

/** A JSON Schema as structured output takes it: closed objects with every field required, null for what is left as it is. */
interface AnswerSchema {
  readonly name: string
  readonly schema: Readonly<Record<string, unknown>>
}

/** What a model answers with when it draws steps, made of the forms of the node types. `present` are types of steps that it is to change. */
export function stepSchema(present: readonly string[] = []): AnswerSchema {
  return {
    name: 'flow',
    schema: {
      ...closed({
        explanation: {
          type: 'string',
          description: 'One or two sentences for the owner: what you drew.',
        },
        name: { type: ['string', 'null'], description: 'A short name for the bot.' },
        steps: { type: 'array', items: { anyOf: offeredTypes(present).map(stepOf) } },
      }),
      $defs: {
        next: {
          type: 'array',
          description:
            'Where it goes on: for each exit the id of a step. An exit that is left out ends the chat.',
          items: closed({ exit: { type: 'string' }, to: { type: 'string' } }),
        },
      },
    },
  }
}

/** What a model answers with when it translates. */
export const textsSchema: AnswerSchema = {
  name: 'texts',
  schema: closed({
    texts: { type: 'array', items: closed({ n: { type: 'integer' }, text: { type: 'string' } }) },
  }),
}

function stepOf(described: DescribedType) {
  const { type, form } = described
  return {
    description: `${form.title}: ${firstSentence(form.help)} Exits: ${exitsOf(form)}.`,
    ...closed({
      id: { type: 'string' },
      type: { type: 'string', enum: [type] },
      data: fieldsOf(offeredFields(described)),
      next: { $ref: '#/$defs/next' },
    }),
  }
}

/** The exits as a model names them: `""` is the plain way on. */
function exitsOf({ exits }: AnyNodeForm): string {
  return exits
    .map(({ handle, title, label }) =>
      handle === null
        ? '"" (next)'
        : label?.includes('<id>')
          ? `the id of each ${label.split('.')[0]} entry`
          : `"${handle}" (${title})`,
    )
    .join(', ')
}

const fieldsOf = (forms: AnyFieldForms): Readonly<Record<string, unknown>> =>
  closed(Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, fieldOf(form)])))

function fieldOf(form: AnyFieldForm): Readonly<Record<string, unknown>> {
  const description = firstSentence(form.help)
  switch (form.kind) {
    case 'number':
      return { type: ['number', 'null'], description }
    case 'switch':
      return { type: ['boolean', 'null'], description }
    case 'texts':
      return { type: ['array', 'null'], description, items: { type: 'string' } }
    case 'list':
      return { type: ['array', 'null'], description, items: fieldsOf(form.fields) }
    case 'choice':
      return {
        type: ['string', 'null'],
        enum: [...(form.choices ?? []).map(({ value }) => value), null],
        description,
      }
    // The rules of the prompt say what the name of a variable is for.
    case 'variable':
    case 'id':
      return { type: ['string', 'null'] }
    default:
      return { type: ['string', 'null'], description }
  }
}

function closed(properties: Readonly<Record<string, unknown>>) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

const firstSentence = (text: string) => /^.*?[.:](?= |$)/.exec(text)?.[0] ?? text
