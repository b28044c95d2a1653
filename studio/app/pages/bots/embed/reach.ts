/** Who reaches a server at its address: everybody, those in the same network, or this machine alone; or everybody, but no page with https. */
export type Reach = 'everybody' | 'network' | 'machine' | 'unsafe'

/** Says of a server's address who reaches it. */
export function reachOf(server: string): Reach {
  if (!URL.canParse(server)) return 'machine'
  const { hostname, protocol } = new URL(server)
  if (/^(?:(?:.+\.)?localhost|127\..+|\[::1\]|0\.0\.0\.0)$/.test(hostname)) return 'machine'
  const isInside =
    /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/.test(hostname) ||
    /^\[f[cde]/.test(hostname) ||
    /\.(?:local|lan|internal|home\.arpa)$/.test(hostname) ||
    !/[.:]/.test(hostname)
  if (isInside) return 'network'
  return protocol === 'https:' ? 'everybody' : 'unsafe'
}
