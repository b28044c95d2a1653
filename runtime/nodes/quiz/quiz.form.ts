import { defineForm, defineSample } from '../../node/form.js'
import { noOptionsExit } from '../../patterns/option.form.js'
import { optionSlotForms } from '../../patterns/option-slots.form.js'
import { offeredOptions } from '../../patterns/option-slots.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { quizSchema } from './index.js'

export const quizForm = defineForm(quizSchema, {
  title: 'Quiz question',
  group: 'choices',
  help: 'Asks a question with one right answer, and goes on whatever is picked. A right answer adds to a score: the exit ‘Where the score is kept’ must lead to a step that sets a variable, whose value is added to its variable; without one, a right answer ends the conversation.',
  fields: {
    quizPrompt: questionFieldForms.questionText,
    ...optionSlotForms,
    correctAnswer: {
      title: 'Right answer',
      help: 'The option that is right. A bot file may also name it by its exact text.',
      kind: 'choice',
      choices: [
        { value: '', title: 'None, every answer is wrong' },
        { value: 'option1', title: 'First option' },
        { value: 'option2', title: 'Second option' },
        { value: 'option3', title: 'Third option' },
        { value: 'option4', title: 'Fourth option' },
        { value: 'option5', title: 'Fifth option' },
      ],
      isPublic: true,
    },
    showResult: {
      title: 'Show the result',
      help: 'Whether the visitor sees, once an option is picked, if it was right, and which one is.',
      kind: 'switch',
      isPublic: true,
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  begins: {
    option1: 'Option 1',
    option2: 'Option 2',
    option3: 'Option 3',
    correctAnswer: 'option1',
    showResult: true,
  },
  exits: [{ handle: 'source-1', title: 'Next, whatever is picked' }, noOptionsExit],
  peeks: [
    {
      handle: 'source-2',
      title: 'Where the score is kept',
      type: 'variable',
      isWanted: data => data.correctAnswer !== '' && offeredOptions(data).length > 0,
      without: 'A right answer ends the conversation.',
      remedy: 'Draw a way from ‘Where the score is kept’ to a step that sets a variable.',
      mend: { title: 'Keep a score', data: { name: 'score', value: '1' } },
    },
  ],
})

export const quizSample = defineSample(quizSchema, {
  quizPrompt: 'What makes sourdough rise?',
  option1: 'Baking powder',
  option2: 'Wild yeast',
  option3: 'Patience alone',
  disableOption4: true,
  disableOption5: true,
  correctAnswer: 'option2',
  answerVariable: 'sourdough',
})
