import type { InferOutput } from 'valibot'
import { question } from '../../patterns/question.js'
import { isEmail } from '../../validate/email.js'
import type { askEmailSchema } from './ask-email.schema.js'

export const askEmailMachine = () =>
  question<InferOutput<typeof askEmailSchema>>({
    text: data => data.questionText,
    input: 'email',
    read: typed => (isEmail(typed) ? typed : undefined),
    correction: data => data.incorrectEmailResponse,
    variable: data => data.answerVariable,
    visitor: 'email',
  })
