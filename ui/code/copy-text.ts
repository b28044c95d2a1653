/** Puts a text on the clipboard; where that is not allowed, by way of a field that is selected. Resolves to whether it went. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  // Inside an open dialog nothing else can be selected.
  const home = document.querySelector('[role="dialog"], dialog[open]') ?? document.body
  home.append(field)
  field.focus()
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  // Focus stays at the button that was pressed.
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
