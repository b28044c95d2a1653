export const cardsSample = {
  questionText: 'Which cake do you fancy?',
  cards: [
    {
      id: 'carrot',
      image: '/demo/carrot-cake.svg',
      title: 'Carrot cake',
      text: 'With walnuts and a cream of fresh cheese. 38 CHF.',
      buttonText: 'Order it',
      link: 'https://bakery.example/carrot-cake',
      linkText: 'What is in it',
    },
    {
      id: 'plum',
      image: '/demo/plum-tart.svg',
      title: 'Plum tart',
      text: 'Only in September. 32 CHF.',
      buttonText: 'Order it',
    },
    {
      id: 'cheese',
      image: '/demo/cheesecake.svg',
      title: 'Cheesecake',
      text: 'Baked, with a little lemon. 36 CHF.',
      buttonText: 'Order it',
    },
  ],
  otherText: 'None of these',
  answerVariable: 'cake',
}
