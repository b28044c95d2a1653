export const paymentLinkSample = {
  text: 'The deposit for your cake is 20 CHF.',
  link: 'https://pay.example/bakery?reference={name}',
  amount: '20 CHF',
  laterText: 'I pay in the shop',
  answerVariable: 'deposit',
}
