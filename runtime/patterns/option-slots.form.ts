import { countedEdges, noOptionsExit, optionLabelForm } from './option.form.js'

const option = (title: string) => ({ ...optionLabelForm, title })

const disabled = (title: string) =>
  ({
    title,
    help: 'On, this option is not offered, and its text is kept for later.',
    kind: 'switch',
    isPublic: true,
  }) as const

/** The forms of up to five options, of which the last three can be disabled. */
export const optionSlotForms = {
  option1: option('First option'),
  option2: option('Second option'),
  option3: option('Third option'),
  option4: option('Fourth option'),
  option5: option('Fifth option'),
  disableOption3: disabled('Leave out the third option'),
  disableOption4: disabled('Leave out the fourth option'),
  disableOption5: disabled('Leave out the fifth option'),
}

/** A way on for each option, by its place in the form (decision 8). */
export const optionSlotExits = [
  { handle: 'source-<n>', title: 'The n-th option', label: 'option<n>', edges: countedEdges },
  noOptionsExit,
] as const
