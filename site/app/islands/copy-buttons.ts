const shownFor = 2000

/** A button with `data-copy` puts the text of the element that it names on the clipboard, and shows a check for two seconds. */
export function copyButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const name = button.getAttribute('aria-label') ?? ''
    button.addEventListener('click', async () => {
      const text = document.getElementById(button.dataset.copy ?? '')?.textContent ?? ''
      if (!(await copy(text))) return
      clearTimeout(timer)
      button.dataset.copied = ''
      button.setAttribute('aria-label', 'Copied')
      timer = setTimeout(() => {
        delete button.dataset.copied
        button.setAttribute('aria-label', name)
      }, shownFor)
    })
  }
}

/** Without https there is no clipboard: what is selected can be copied. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const focused = document.activeElement
    const field = document.createElement('textarea')
    field.value = text
    field.setAttribute('aria-hidden', 'true')
    document.body.append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return isCopied
  }
}
