import { defineForm, defineSample } from '../../node/form.js'
import { type Comparison, conditionSchema } from './index.js'

const comparisonForms = {
  isNumber: {
    title: 'Compare as numbers',
    help: 'Off, values are compared as texts, without regard to letter case. Two dates or times are compared as such either way.',
    kind: 'switch',
    isPublic: true,
  },
  leftValue: {
    title: 'Value',
    help: 'A text with {placeholders}, or the name of a variable.',
    kind: 'value',
    takesNames: true,
    example: '{wants_loaf}',
    isPublic: true,
  },
  operator: {
    title: 'Comparison',
    help: 'How the two values are compared.',
    kind: 'choice',
    choices: [
      { value: '=', title: 'is' },
      { value: '!=', title: 'is not' },
      { value: '<', title: 'is less than' },
      { value: '<=', title: 'is at most' },
      { value: '>', title: 'is more than' },
      { value: '>=', title: 'is at least' },
      { value: 'contains', title: 'contains' },
      { value: 'does not contain', title: 'does not contain' },
      { value: 'starts with', title: 'starts with' },
      { value: 'ends with', title: 'ends with' },
      { value: 'matches', title: 'matches the pattern' },
      { value: 'does not match', title: 'does not match the pattern' },
      { value: 'is set', title: 'is set' },
      { value: 'is not set', title: 'is not set' },
      { value: 'is empty', title: 'is empty' },
      { value: 'is not empty', title: 'is not empty' },
      { value: 'is one of', title: 'is one of' },
      { value: 'is before', title: 'is before (dates and times)' },
      { value: 'is after', title: 'is after (dates and times)' },
    ],
    operands: { left: 'leftValue', right: 'rightValue' },
    isPublic: true,
  },
  rightValue: {
    title: 'Compared with',
    help: 'A text with {placeholders}, or the name of a variable. For patterns: a regular expression. For ‘is one of’: a list with commas. For ‘is before’ and ‘is after’: a date such as 2026-12-25, a time, or today.',
    kind: 'value',
    patternAfter: 'operator',
    example: 'yes',
    isPublic: true,
  },
} as const

export const conditionForm = defineForm(conditionSchema, {
  title: 'Condition',
  group: 'ways',
  help: 'Compares two values and goes on by one of two ways. It shows nothing.',
  fields: {
    ...comparisonForms,
    conditions: {
      title: 'Several comparisons',
      isRare: true,
      help: 'With any in the list, they take the place of the single comparison above.',
      kind: 'list',
      entryTitle: 'Comparison',
      fields: comparisonForms,
      isPublic: true,
    },
    match: {
      title: 'Several comparisons hold if',
      isRare: true,
      help: 'For the list of comparisons only.',
      kind: 'choice',
      choices: [
        { value: 'all', title: 'all of them hold' },
        { value: 'any', title: 'at least one of them holds' },
      ],
      isPublic: true,
    },
  },
  exits: [
    { handle: 'source-0', title: 'It holds' },
    { handle: 'source-1', title: 'It does not hold' },
  ],
  says: ({ conditions, match, ...single }) => {
    const all = (conditions.length > 0 ? conditions : [single]).map(comparisonInWords)
    return all.includes('') ? '' : `If ${all.join(match === 'any' ? ' or ' : ' and ')}`
  },
})

function comparisonInWords({ leftValue, operator, rightValue }: Comparison): string {
  const done = comparisonForms.operator.choices.find(({ value }) => value === operator)?.title
  if (leftValue === '') return ''
  const words = [
    leftValue,
    done ?? operator,
    ...(/ (set|empty)$/.test(operator) ? [] : [rightValue]),
  ]
  return words.join(' ').replaceAll(/[{}]/g, '')
}

export const conditionSample = defineSample(conditionSchema, {
  isNumber: false,
  leftValue: '{wants_loaf}',
  operator: 'starts with',
  rightValue: 'yes',
})
