/** Do keys pressed there belong to what is typed or read there? A bot that is tried has them for itself. */
export function isTypedIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, talkgraph-widget')
}
