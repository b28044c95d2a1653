export const nSelectOptionSample = {
  selectPrompt: 'Which loaf may we keep for you?',
  options: [
    { id: 'sourdough', optionText: 'Sourdough' },
    { id: 'rye', optionText: 'Dark rye' },
    { id: 'spelt', optionText: 'Spelt with seeds' },
    { id: 'baguette', optionText: 'Baguette' },
  ],
  answerVariable: 'loaf',
}
