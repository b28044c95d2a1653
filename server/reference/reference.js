// Draws the reference from this server's own description; no other address is asked.
const reference = document.getElementById('reference')

window.SwaggerUIBundle({
  url: '/openapi.json',
  domNode: reference,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  validatorUrl: null,
})

// What the viewer leaves without a name.
const names = { '#servers': 'Server', '.close-modal': 'Close', '.examples-select-element': 'Example' }
const name = () => {
  for (const [selector, label] of Object.entries(names))
    for (const element of reference.querySelectorAll(`${selector}:not([aria-label])`))
      element.setAttribute('aria-label', label)
}
new MutationObserver(name).observe(reference, { childList: true, subtree: true })
