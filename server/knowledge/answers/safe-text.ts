/**
 * A text without what could carry a visitor or their words away: images are left out, and of links those alone stay that lead
 * to one of these hosts.
 */
export function safeText(text: string, hosts: ReadonlySet<string>): string {
  const isOwn = (address: string) =>
    /^https?:\/\//i.test(address) && URL.canParse(address) && hosts.has(new URL(address).host)
  return text
    .replaceAll(/!\[([^[\]\n]{0,300})\]\([^()\n]{0,2000}\)/g, '$1')
    .replaceAll(/!(?=\[)/g, '')
    .replaceAll(/^ {0,3}\[[^[\]\n]{1,200}\]:.*$/gm, '')
    .replaceAll(
      /\[([^[\]\n]{0,300})\]\(([^()\n]{0,2000})\)/g,
      (whole, label: string, target: string) =>
        isOwn(target.trim().split(/\s/)[0] ?? '') ? whole : label,
    )
    .replaceAll(/[^\s<>"'()[\]]+/g, word => (leads(word) && !isOwn(whole(word)) ? '' : word))
}

/** Whether a word is an address, with or without its protocol. */
const leads = (word: string): boolean =>
  /^[a-z][\w+.-]{0,30}:\/\//i.test(word) ||
  /^(?:www\.|mailto:|javascript:|data:|tel:)/i.test(word) ||
  /^[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}(?::\d{1,5})?[/?]/.test(word)

const whole = (word: string): string =>
  /^[a-z][\w+.-]{0,30}:/i.test(word) ? word : `https://${word}`
