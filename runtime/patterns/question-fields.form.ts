import { errorTextForms } from './error-texts.form.js'
import { answerVariableForm } from './variable.form.js'

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
