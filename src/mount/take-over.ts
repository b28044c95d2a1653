/**
 * Resolves once nobody is pressing what the loader has drawn: a press that begins on one element and ends on another
 * is not a click on either. Nothing to wait for: undefined.
 */
export function whenReleased(from: HTMLElement): Promise<void> | undefined {
  if (!from.querySelector(':active')) return undefined
  return new Promise(requestAnimationFrame).then(() => whenReleased(from))
}

/**
 * Puts the widget's frame in the place of the one into which the loader has drawn a launcher, in one go: with its focus
 * and without coming in once more.
 */
export function takeOver(from: HTMLElement, to: HTMLElement): void {
  const launcher = to.querySelector<HTMLElement>('.launcher')
  const hadFocus = from.matches(':focus-within')
  if (from.firstChild) launcher?.style.setProperty('animation', 'none')
  from.remove()
  if (!hadFocus || !launcher) return
  launcher.focus()
  if (clickedAt(from) === undefined) finishPress(launcher)
}

/** The space bar may have gone down before: Firefox does not call a button active for that, and clicks none that did not see it. */
function finishPress(launcher: HTMLElement): void {
  const seen = new AbortController()
  const { signal } = seen
  launcher.addEventListener('keydown', () => seen.abort(), { signal })
  launcher.addEventListener(
    'keyup',
    ({ key }) => {
      seen.abort()
      if (key === ' ') launcher.click()
    },
    { signal },
  )
}

/** When the visitor clicked the loader's launcher, in an event's time; undefined when that has not been. */
export function clickedAt(from: HTMLElement): number | undefined {
  const open = from.getAttribute('data-open')
  return open ? Number(open) : undefined
}
