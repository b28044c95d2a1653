/** What somebody is told who typed something else. */
export const noAddress = 'An address looks like https://example.com.'

/** What was typed with its protocol. */
export const whole = (address: string): string =>
  address.includes('://') ? address.trim() : `https://${address.trim()}`

/** Whether this can be the address of a site: browsers take a host with blanks for one with `%20`. */
export function isAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && !hostname.includes('%')
}
