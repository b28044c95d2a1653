export const userRedirectSample = {
  redirectPrompt: 'Everything we bake is in our shop.',
  link: 'https://bakery.example/shop?customer={name}',
  buttonText: 'Open the shop',
}
