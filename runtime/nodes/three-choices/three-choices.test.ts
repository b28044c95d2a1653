import { testOptions } from '../../../tests/suites/options.js'
import { threeChoices } from './index.js'

const data = {
  choicePrompt: 'Well, {name}?',
  choiceText1: 'Bread',
  choiceText2: '<em>Cake</em>',
  choiceText3: 'Else',
  answerVariable: 'it',
}

testOptions(threeChoices, data, {
  asks: {
    kind: 'choices',
    options: [
      { id: 'source-1', label: 'Bread' },
      { id: 'source-2', label: 'Cake' },
      { id: 'source-3', label: 'Else' },
    ],
  },
  picks: [
    ['bread', 'Bread', 'source-1'],
    ['Cake', 'Cake', 'source-2'],
    ['Else', 'Else', 'source-3'],
    [{ pick: 'source-3' }, 'Else', 'source-3'],
  ],
  blank: [{ choiceText1: '', choiceText2: '<i> </i>', choiceText3: ' ' }],
  offers: [
    [{ choiceText2: '' }, ['source-1', 'source-3']],
    [{ choiceText3: undefined, choice3: 'Three' }, ['source-1', 'source-2', 'source-3']],
  ],
})
