import { plainText } from '../../../text/plain-text.js'

/** A message as plain text: only what a bot says is HTML; what is no text is told by its kind and address. */
export function messageText(message: unknown, by: 'bot' | 'user' | 'agent'): string {
  if (typeof message === 'string') return by === 'bot' ? plainText(message) : message
  if (typeof message !== 'object' || message === null) return ''
  if ('html' in message && typeof message.html === 'string') return plainText(message.html)
  const kind = 'kind' in message && typeof message.kind === 'string' ? message.kind : 'content'
  const src = 'src' in message && typeof message.src === 'string' ? message.src : ''
  const name = 'name' in message && typeof message.name === 'string' ? `${message.name}, ` : ''
  return `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}: ${name}${src}`
}

/** A value as text: lists joined, objects as JSON. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
