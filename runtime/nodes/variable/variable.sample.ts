export const variableSample = {
  name: 'loaf_price',
  customNameValue: false,
  value: '4.80',
  isNumber: true,
}
