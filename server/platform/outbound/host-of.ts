/** The host of an address that the operator chose, as an entry of the allowed hosts. */
export function hostOf(address: string): string {
  const { hostname, port, protocol } = new URL(address)
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}
