/** The inner hosts that the operator opened, as exact `host:port`. */
export interface AllowedHosts {
  has(host: {
    readonly hostname: string
    readonly port: string
    readonly protocol: string
  }): boolean
}

/** Makes the list from entries such as `crm.internal:8080`; names are compared without regard to case. */
export function createAllowedHosts(entries: readonly string[]): AllowedHosts {
  const known = new Set(entries.map(entry => entry.toLowerCase()))
  return {
    has: ({ hostname, port, protocol }) => {
      const bare = hostname.replace(/^\[|\]$/g, '').toLowerCase()
      const host = bare.includes(':') ? `[${bare}]` : bare
      return known.has(`${host}:${port || (protocol === 'https:' ? '443' : '80')}`)
    },
  }
}
