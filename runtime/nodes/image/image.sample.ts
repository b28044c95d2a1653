export const imageSample = {
  image: '/demo/bread.svg',
  alt: 'Three loaves of sourdough, fresh from the oven',
}
