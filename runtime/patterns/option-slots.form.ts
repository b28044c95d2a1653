import { countedEdges, noOptionsExit, optionLabelForm } from './option.form.js'

const option = (title: string) => ({ ...optionLabelForm, title })

const further = (title: string) => ({ ...option(title), option: 'with an edge' }) as const

const disabled = (title: string, leavesOut: string) =>
  ({
    title,
    help: 'On, this option is not offered, and its text is kept for later.',
    kind: 'switch',
    leavesOut,
    isPublic: true,
  }) as const

/** The forms of up to five options, of which the last three can be disabled. */
export const optionSlotForms = {
  option1: option('First option'),
  option2: option('Second option'),
  option3: further('Third option'),
  option4: further('Fourth option'),
  option5: further('Fifth option'),
  disableOption3: disabled('Leave out the third option', 'option3'),
  disableOption4: disabled('Leave out the fourth option', 'option4'),
  disableOption5: disabled('Leave out the fifth option', 'option5'),
}

/** A way on for each option, by its place in the form (decision 8). */
export const optionSlotExits = [
  {
    handle: 'source-<n>',
    title: 'The n-th option',
    label: 'option<n>',
    each: 'Option <n>',
    edges: countedEdges,
  },
  noOptionsExit,
] as const
