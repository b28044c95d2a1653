export const fileSample = {
  file: '/demo/price-list.pdf',
  name: 'Price list.pdf',
  size: 825,
}
