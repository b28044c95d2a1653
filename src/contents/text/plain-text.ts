import { sanitise } from './sanitise.js'

/** The words of an HTML text, as they are read out. */
export function plainText(html: string): string {
  return (sanitise(html).textContent ?? '').replace(/\s+/g, ' ').trim()
}
