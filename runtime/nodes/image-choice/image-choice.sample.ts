export const imageChoiceSample = {
  questionText: 'Which cake shall it be?',
  images: [
    { id: 'carrot', image: '/demo/carrot-cake.svg', label: 'Carrot cake' },
    { id: 'cheese', image: '/demo/cheesecake.svg', label: 'Cheesecake' },
    { id: 'plum', image: '/demo/plum-tart.svg', label: 'Plum tart' },
  ],
  answerVariable: 'cake',
}
