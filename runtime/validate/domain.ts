const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const topLevel = /^(?:xn--.+|[\p{L}\p{M}]{2,})$/iu

/** Is this a domain name (international ones too) of two or more labels, the last of letters or punycode? */
export function isDomain(text: string): boolean {
  if (text.length > 253) return false
  const labels = text.split('.')
  return labels.length > 1 && labels.every(part => label.test(part)) && topLevel.test(labels.at(-1) ?? '')
}
