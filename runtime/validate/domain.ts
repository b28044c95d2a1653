const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const topLevel = /^(?:xn--.+|[\p{L}\p{M}]{2,})$/iu

/** Is this a domain name of at least two labels, the last of letters or punycode? International names are too. */
export function isDomain(text: string): boolean {
  const labels = text.split('.', 128)
  return (
    text.length < 254 &&
    labels.length > 1 &&
    labels.every(part => label.test(part)) &&
    topLevel.test(labels.at(-1) ?? '')
  )
}
