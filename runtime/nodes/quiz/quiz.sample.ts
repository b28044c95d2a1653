export const quizSample = {
  quizPrompt: 'What makes sourdough rise?',
  option1: 'Baking powder',
  option2: 'Wild yeast',
  option3: 'Patience alone',
  disableOption4: true,
  disableOption5: true,
  correctAnswer: 'option2',
  answerVariable: 'sourdough',
}
