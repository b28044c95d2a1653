/** A text without HTML: what a bot has said, for people of the team. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html
  // Tags go before anything parses it: a handler in one would be reported, though it never runs.
  const text = html
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>\s*(?=\S)/gi, '\n')
    .replace(/<(?:!--.*?--|[a-z/!?][^>]*)(?:>|$)/gis, '')
    .replaceAll('<', '&lt;')
  return new DOMParser().parseFromString(`<body>${text}`, 'text/html').body.textContent.trim()
}
