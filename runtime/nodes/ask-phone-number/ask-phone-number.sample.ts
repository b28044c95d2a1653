export const askPhoneNumberSample = {
  questionText: 'Which number may we call when your cake is ready?',
  answerVariable: 'pickup_phone',
  incorrectPhoneNumberResponse: 'Digits only, please, between 6 and 15 of them.',
}
