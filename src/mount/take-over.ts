/**
 * Puts the widget's frame in the place of the one into which the loader has drawn a launcher, in one go: with its focus
 * and without coming in once more. True when the visitor has clicked that launcher.
 */
export function takeOver(from: HTMLElement, to: HTMLElement): boolean {
  const launcher = to.querySelector<HTMLElement>('.launcher')
  const hadFocus = from.matches(':focus-within')
  if (from.firstChild) launcher?.style.setProperty('animation', 'none')
  from.remove()
  if (hadFocus) launcher?.focus()
  return 'open' in from.dataset
}
