import { errorTextForms } from './error-texts.form.js'

/** The form of a field that names the variable under which an answer is kept. */
export const answerVariableForm = {
  title: 'Save answer as',
  help: 'The name under which texts and conditions find the answer, such as size for {size}.',
  kind: 'variable',
  isPublic: true,
} as const

/** The forms of what every ask-… node has. */
export const questionFieldForms = {
  questionText: {
    title: 'Question',
    help: 'What the bot asks. It may hold simple HTML and {placeholders}.',
    kind: 'words',
    translatable: true,
    isLong: true,
    isPublic: true,
  },
  answerVariable: answerVariableForm,
  ...errorTextForms,
} as const

/** The one way on. */
export const nextExit = [{ handle: null, title: 'Next' }] as const
