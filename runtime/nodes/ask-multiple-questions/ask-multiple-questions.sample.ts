export const askMultipleQuestionsSample = {
  message: 'Three short questions and your table is as good as booked.',
  questions: [
    { questionText: 'Under which name?', answerVariable: 'name' },
    { questionText: 'Where may we send the confirmation?', answerVariable: 'email' },
    { questionText: 'Is there anything you do not eat?', answerVariable: 'diet' },
  ],
}
