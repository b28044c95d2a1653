/** Goes to a field by its path, or to the list that it stands in. */
export function focusField(form: HTMLElement, path: string): void {
  const places = [...form.querySelectorAll<HTMLElement>('[data-path]')]
  for (let name = path; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const place = places.find(({ dataset }) => dataset.path === name)
    if (!place) continue
    const control = place.querySelector<HTMLElement>(
      'input, textarea, select, [contenteditable="true"], button',
    )
    place.scrollIntoView?.({ block: 'nearest' })
    control?.focus({ preventScroll: true })
    return
  }
}
