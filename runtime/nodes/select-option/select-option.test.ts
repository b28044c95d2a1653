import { testOptions } from '../../../tests/suites/options.js'
import { selectOption } from './index.js'

const data = {
  selectPrompt: 'Well, {name}?',
  option1: 'Early',
  option2: ' <br> ',
  option3: '<u>Noon</u>',
  option4: 'Late',
  option5: 'Closing',
  answerVariable: 'it',
}

testOptions(selectOption, data, {
  asks: {
    kind: 'choices',
    options: [
      { id: 'source-1', label: 'Early' },
      { id: 'source-3', label: 'Noon' },
      { id: 'source-4', label: 'Late' },
      { id: 'source-5', label: 'Closing' },
    ],
  },
  picks: [
    ['early', 'Early', 'source-1'],
    ['Noon', 'Noon', 'source-3'],
    ['Late', 'Late', 'source-4'],
    [{ pick: 'source-5' }, 'Closing', 'source-5'],
  ],
  blank: [{ option1: '', disableOption3: true, disableOption4: true, disableOption5: true }],
  offers: [
    [{ disableOption3: true }, ['source-1', 'source-4', 'source-5']],
    [{ disableOption4: 'true' }, ['source-1', 'source-3', 'source-5']],
    [{ disableOption5: true }, ['source-1', 'source-3', 'source-4']],
    [
      { option2: 'Ten', disableOption1: true, disableOption2: true },
      ['source-1', 'source-2', 'source-3', 'source-4', 'source-5'],
    ],
  ],
})
