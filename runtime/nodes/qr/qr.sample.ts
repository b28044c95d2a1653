export const qrSample = {
  text: 'Take your order along: point your phone’s camera here.',
  content: 'https://bakery.example/order?customer={name}',
  alt: 'Your order on our site',
}
