import { testOptions } from '../../../tests/suites/options.js'
import { twoChoices } from './index.js'

const data = {
  choicePrompt: 'Well, {name}?',
  choiceText1: ' <b>Eat</b> here ',
  choiceText2: 'Take &amp; go',
  answerVariable: ' it ',
}

testOptions(twoChoices, data, {
  asks: {
    kind: 'choices',
    options: [
      { id: 'source-1', label: 'Eat here' },
      { id: 'source-2', label: 'Take & go' },
    ],
  },
  picks: [
    ['Eat here', 'Eat here', 'source-1'],
    ['take & go', 'Take & go', 'source-2'],
    [{ pick: 'source-2' }, 'Take & go', 'source-2'],
  ],
  blank: [
    { choiceText1: '', choiceText2: '<i> </i>' },
    { choiceText1: '', disableSecondChoice: true },
  ],
  offers: [
    [{ disableSecondChoice: true }, ['source-1']],
    [{ choiceText1: ' ' }, ['source-2']],
    [{ choiceText1: undefined, choice1: 'One' }, ['source-1', 'source-2']],
  ],
})
