/** Gives the focus to the first faulty field, and opens the closed sections that it stands in: they would hide it. */
export function showFault(form: ParentNode): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  for (
    let place = field?.closest('details');
    place;
    place = place.parentElement?.closest('details')
  )
    place.open = true
  field?.focus()
}
