// Scheme, host, port, and then path, query and fragment in whatever order.
const address = /^(?:https?:\/\/)?([^\s/?#:@]+)(?::(\d{1,5}))?(?:[/?#][^\s\p{Cc}<>"\\]*)?$/iu
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/** Is this a web address: http, https or no scheme, a domain, localhost or IPv4, and a path? (decision 105) */
export function isUrl(text: string): boolean {
  const [, host = '', port = 1] = address.exec(text.trim()) ?? []
  const known = isDomain(host) || ipv4.test(host) || host.toLowerCase() === 'localhost'
  return known && Number(port) > 0 && Number(port) < 65536
}

const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const topLevel = /^(?:xn--.+|[\p{L}\p{M}]{2,})$/iu

/** Is this a domain name (international ones too) of two or more labels, the last of letters or punycode? */
export function isDomain(text: string): boolean {
  if (text.length > 253) return false
  const labels = text.split('.')
  return (
    labels.length > 1 &&
    labels.every(part => label.test(part)) &&
    topLevel.test(labels.at(-1) ?? '')
  )
}
