export const nCheckOptionsSample = {
  checkOptionsPrompt: 'What should we leave out?',
  options: [
    { id: 'nuts', optionText: 'Nuts' },
    { id: 'milk', optionText: 'Milk' },
    { id: 'egg', optionText: 'Eggs' },
    { id: 'sesame', optionText: 'Sesame' },
  ],
  answerVariable: 'without',
}
