/** A text without HTML: what a bot has said, for people of the team. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html
  // Tags go before anything parses it: a handler in one would be reported, though it never runs.
  const text = withoutComments(html)
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>\s*/gi, '\n')
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, '')
    .replaceAll('<', '&lt;')
  return new DOMParser().parseFromString(`<body>${text}`, 'text/html').body.textContent.trim()
}

function withoutComments(html: string): string {
  const [first = '', ...others] = html.split('<!--')
  const behind = others.map(part =>
    part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : '',
  )
  return first + behind.join('')
}
