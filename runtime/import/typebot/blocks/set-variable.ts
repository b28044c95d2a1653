import { fields, flag, text } from '../../../bot/fields.js'
import { type Calculation, type Operand, readArithmetic } from '../arithmetic.js'
import type { BlockContext, Converted, ImportedStep } from '../block-import.js'
import { defineBlock } from '../define-block.js'
import { readValue } from '../read-value.js'
import { part } from '../typebot.schema.js'
import { madeValues } from './made-values.js'

/** Sets a variable: to a text, to what is calculated, to nothing, to a list that grows. */
export const setVariable = defineBlock({
  types: ['Set variable'],
  title: 'Set variable',
  becomes: ['variable', 'math-operation'],
  told: 'JavaScript; the ids of a conversation and of a person; an item at the place of another one; the transcript; what only WhatsApp knows. Parts of the day begin at other hours, a phone is called phone, and an entry that is taken out of a list goes from all its places.',
  schema: fields({
    options: part({
      variableId: text(),
      type: text('Custom'),
      expressionToEvaluate: text(),
      item: text(),
      isCode: flag(),
      timeZone: text(),
      saveItemInVariableId: text(),
    }),
  }),
  convert({ options }, context) {
    const name = context.names.byId(options.variableId)
    if (name === '') return { none: 'It names no variable of the bot, so that it sets nothing.' }
    const convert = kinds.get(options.type) ?? madeValues.get(options.type)
    if (convert) return convert(name, options, context)
    return {
      none:
        missing.get(options.type) ??
        `“${options.type.slice(0, 40)}” is not known here: write the value into a Set variable step.`,
    }
  },
})

interface Options {
  readonly expressionToEvaluate: string
  readonly item: string
  readonly isCode: boolean
}

const set = (name: string, value: string): ImportedStep => ({
  type: 'variable',
  data: { name, value },
})

const append = (name: string, value: string): ImportedStep => ({
  type: 'variable',
  data: { name, operation: 'append', value },
})

const kinds = new Map<string, (name: string, options: Options, context: BlockContext) => Converted>(
  [
    ['Custom', setTo],
    ['Empty', name => [set(name, '')]],
    ['Append value(s)', (name, { item }, { plain }) => [append(name, plain(item))]],
    [
      'Environment name',
      (name, _, { loss }) => {
        loss('It is always “web”, on other channels too.')
        return [set(name, 'web')]
      },
    ],
  ],
)

const noWhatsApp = 'What WhatsApp knows of a person cannot be kept in a variable.'

/** Why a kind has no counterpart. */
const missing = new Map([
  ['User ID', 'The id of the conversation cannot be kept in a variable.'],
  ['Result ID', 'The id of the conversation cannot be kept in a variable.'],
  ['Transcript', 'The transcript cannot be kept in a variable: Results has it.'],
  [
    'Map item with same index',
    'An item at the place of another list’s item cannot be taken: choose by a Condition.',
  ],
  ['Phone number', noWhatsApp],
  ['Contact name', noWhatsApp],
  ['Referral Click ID', noWhatsApp],
  ['Referral Source ID', noWhatsApp],
])

function setTo(
  name: string,
  { expressionToEvaluate, isCode }: Options,
  context: BlockContext,
): Converted {
  const value = readValue(expressionToEvaluate, isCode)
  if (value.kind === 'code')
    return {
      none: `JavaScript is not run: “${value.code.trim().slice(0, 80)}”. Do it by steps, or by a Webhook.`,
    }
  if (value.kind === 'list')
    return [
      { type: 'variable', data: { name, operation: 'clear' } },
      ...value.entries.map(entry => append(name, context.plain(entry))),
    ]
  const calculation =
    value.kind === 'text' && value.canReckon ? readArithmetic(value.text, context.names) : undefined
  return calculation ? calculate(name, calculation) : [set(name, context.plain(value.text))]
}

/** Each operation is a step of its own; those before the last keep their results under names of their own. */
function calculate(name: string, calculations: readonly Calculation[]): ImportedStep[] {
  const last = calculations.length - 1
  const keptAs = (index: number) => (index === last ? name : `${name}_part_${index + 1}`)
  const operand = (given: Operand) =>
    typeof given === 'string' ? given : `{${keptAs(given.step)}}`
  return calculations.map(({ left, operator, right }, index) => ({
    type: 'math-operation',
    data: {
      leftValue: operand(left),
      operator,
      rightValue: operand(right),
      answerVariable: keptAs(index),
    },
  }))
}
