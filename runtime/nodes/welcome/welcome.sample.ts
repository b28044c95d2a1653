export const welcomeSample = {
  text: 'Welcome to <b>Corner Bakery</b>! Everything is baked this morning.',
  image: '/demo/bread.svg',
  disableImage: false,
}
