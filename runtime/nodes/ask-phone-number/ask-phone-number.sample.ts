export const askPhoneNumberSample = {
  questionText: 'Which number may we call when your cake is ready?',
  answerVariable: 'pickup_phone',
  incorrectPhoneNumberResponse: '6 to 15 digits, please. A + may stand before them.',
}
