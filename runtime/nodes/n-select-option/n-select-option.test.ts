import { testOptions } from '../../../tests/suites/options.js'
import { nSelectOption } from './index.js'

const data = {
  selectPrompt: 'Well, {name}?',
  options: [
    { id: 'rye', optionText: '<b>Dark</b> rye' },
    { id: 'blank', optionText: ' &nbsp; ' },
    { id: 3, text: 'Spelt' },
    { optionText: 'Baguette' },
  ],
  answerVariable: 'it',
}

testOptions(nSelectOption, data, {
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
  blank: [{ options: [] }, { options: [{ id: 'a', optionText: '' }, null] }],
})
