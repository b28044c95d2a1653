// One @; a local part of dotted atoms; a domain of at least two labels, the last with letters (or punycode).
const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/** Is this, white space around it aside, an e-mail address? (document 1, section 5) */
export function isEmail(text: string): boolean {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  if (at < 1 || at > 64 || address.length > 254) return false
  const labels = address.slice(at + 1).split('.')
  return local.test(address.slice(0, at)) && labels.length >= 2 && labels.every(part => label.test(part)) && isTopLevel(labels.at(-1) ?? '')
}

function isTopLevel(part: string): boolean {
  return part.length >= 2 && !/^\d+$/.test(part)
}
