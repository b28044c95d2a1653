import { testOptions } from '../../../tests/suites/options.js'
import { nChoices } from './index.js'

const data = {
  choicePrompt: 'Well, {name}?',
  choices: [
    { id: 'rye', choiceText: '<b>Dark</b> rye' },
    { id: 'blank', choiceText: ' &nbsp; ' },
    { id: 3, text: 'Spelt' },
    { choiceText: 'Baguette' },
  ],
  answerVariable: 'it',
}

testOptions(nChoices, data, {
  asks: {
    kind: 'choices',
    options: [
      { id: 'rye', label: 'Dark rye' },
      { id: '3', label: 'Spelt' },
      { id: '#4', label: 'Baguette' },
    ],
  },
  picks: [
    ['dark rye', 'Dark rye', 'rye'],
    [{ pick: '3' }, 'Spelt', '3'],
    ['Baguette', 'Baguette', '#4'],
    ['RYE', 'Dark rye', 'rye'],
  ],
  blank: [{ choices: [] }, { choices: [{ id: 'a', choiceText: '' }, null] }],
})
