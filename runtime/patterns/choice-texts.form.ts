import { countedEdges, noOptionsExit, optionLabelForm } from './option.form.js'

/** The forms of choices that stand in fields of their own. */
export const choiceTextForms = {
  choiceText1: { ...optionLabelForm, title: 'First choice' },
  choiceText2: { ...optionLabelForm, title: 'Second choice' },
  choiceText3: { ...optionLabelForm, title: 'Third choice' },
}

/** A way on for each choice, by its place in the form (decision 8). */
export const choiceTextExits = [
  {
    handle: 'source-<n>',
    title: 'The n-th choice',
    label: 'choiceText<n>',
    each: 'Choice <n>',
    edges: countedEdges,
  },
  noOptionsExit,
] as const
