import { buildRequest, type RequestValue } from '../api/build-request.js'
import type { FieldKind } from '../api/read-fields.js'

/** Brings the panels to life in which a call is made. The key stays in this page, and all panels have the same. */
export function tryCalls(): void {
  const panels = [...document.querySelectorAll<HTMLFormElement>('[data-try]')]
  const keys = panels.flatMap(panel => [...panel.querySelectorAll<HTMLInputElement>('[data-key]')])
  for (const panel of panels) {
    const address = panel.querySelector('[data-url]')
    panel.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && keys.includes(target))
        for (const key of keys) key.value = target.value
      if (address) address.textContent = shownAddress(panel)
    })
    panel.addEventListener('submit', event => {
      event.preventDefault()
      void send(panel)
    })
  }
}

async function send(panel: HTMLFormElement): Promise<void> {
  const button = panel.querySelector<HTMLButtonElement>('[data-send]')
  const status = panel.querySelector<HTMLElement>('[data-status]')
  const answer = panel.querySelector<HTMLElement>('[data-answer]')
  if (!button || !status || !answer || button.disabled) return
  const hadFocus = panel.contains(document.activeElement) ? document.activeElement : null
  button.disabled = true
  button.setAttribute('aria-busy', 'true')
  status.textContent = 'Sending…'
  status.dataset.outcome = ''
  answer.textContent = ''
  try {
    const { url, ...request } = requestOf(panel)
    // Only the key that was typed counts, not who is signed in.
    const response = await fetch(url, { ...request, credentials: 'omit' } as RequestInit)
    const text = await response.text()
    status.textContent = `${response.status} ${response.statusText}`.trim()
    status.dataset.outcome = response.ok ? 'good' : 'bad'
    answer.textContent = pretty(text)
  } catch {
    status.textContent = 'The server could not be reached. Try again.'
    status.dataset.outcome = 'bad'
  } finally {
    button.disabled = false
    button.removeAttribute('aria-busy')
    // A button that was disabled has lost the focus.
    if (hadFocus === button && document.activeElement === document.body) button.focus()
  }
}

function requestOf(panel: HTMLFormElement) {
  const { method = 'GET', path = '', base = '', type } = panel.dataset
  const key = panel.querySelector<HTMLInputElement>('[data-key]')?.value.trim() ?? ''
  return buildRequest({ method, path, type }, base, key, valuesOf(panel))
}

/** Where nothing was typed the parameter's name stands. */
function shownAddress(panel: HTMLFormElement): string {
  const { path = '', base = '' } = panel.dataset
  const values = valuesOf(panel)
  const { url } = requestOf(panel)
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values.find(each => each.place === 'path' && each.name === name)?.value
    return value ? encodeURIComponent(String(value)) : whole
  })
  return base + filled + search
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function valuesOf(panel: HTMLFormElement): readonly RequestValue[] {
  return [...panel.querySelectorAll<Control>('[data-place]')].map(control => {
    const { place, name = '', kind } = control.dataset
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined
    return {
      place: place as RequestValue['place'],
      name,
      kind: kind as FieldKind,
      value: kind === 'file' ? (file ?? '') : control.value,
    }
  })
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
