/** How often, in milliseconds, the address is looked at where the browser does not tell of its changes. */
const pause = 500

/**
 * Calls back after each change of the page's address, those that a router makes included; returns how to stop. Patches
 * nothing: the Navigation API tells where there is one, else the address is looked at from time to time.
 */
export function watchAddress(onChange: () => void): () => void {
  if ('navigation' in window) {
    navigation.addEventListener('currententrychange', onChange)
    return () => navigation.removeEventListener('currententrychange', onChange)
  }
  let last = location.href
  const timer = setInterval(() => {
    if (last === location.href) return
    last = location.href
    onChange()
  }, pause)
  return () => clearInterval(timer)
}
