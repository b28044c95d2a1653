export const askEmailSample = {
  questionText: 'Where may we send the confirmation?',
  answerVariable: 'customer_email',
  incorrectEmailResponse: 'That does not look like an e-mail address. Once more, please?',
}
