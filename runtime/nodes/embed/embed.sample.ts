export const embedSample = {
  text: 'This is where you find us.',
  address: 'https://maps.example/embed?place=mill-bakery',
  title: 'Our bakery on the map',
  height: 320,
}
