/** The line that tells a step and how long it took: `began` is when, in milliseconds. */
export function stepLine(what, began, now = Date.now()) {
  return `${what} (${((now - began) / 1000).toFixed(1)} s)`
}
