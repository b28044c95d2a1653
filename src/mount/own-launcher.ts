import { findTarget } from './find-target.js'
import type { MountOptions, Widget } from './options.js'

const described = ['aria-expanded', 'aria-controls', 'data-unread'] as const

/**
 * Has an element of the page open and close the chat in place of the launcher, and tells there whether it is open and how
 * much is unread. Returns what gives the element back as it was; without one, nothing happens.
 */
export function ownLauncher(
  launcher: MountOptions['launcher'],
  widget: Pick<Widget, 'hide' | 'toggle' | 'isOpen' | 'getUnread' | 'on'>,
  host: HTMLElement,
): () => void {
  if (launcher === undefined || launcher === true) return () => {}
  widget.hide()
  if (launcher === false) return () => {}
  const element = findTarget(launcher)
  const before = described.map(name => [name, element.getAttribute(name)] as const)
  host.id ||= `talkgraph-${++count}`
  element.setAttribute('aria-controls', host.id)
  const tell = () => {
    element.setAttribute('aria-expanded', String(widget.isOpen()))
    const unread = widget.getUnread()
    if (unread > 0) element.setAttribute('data-unread', String(unread))
    else element.removeAttribute('data-unread')
  }
  const toggle = () => widget.toggle()
  element.addEventListener('click', toggle)
  widget.on('open', tell)
  widget.on('unread', tell)
  widget.on('close', () => {
    tell()
    if (document.activeElement === host && element instanceof HTMLElement) element.focus()
  })
  tell()
  return () => {
    element.removeEventListener('click', toggle)
    for (const [name, value] of before)
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
  }
}

let count = 0
