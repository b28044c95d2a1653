/**
 * Resolves once nobody is pressing what the loader has drawn: a press that begins on one element and ends on another
 * is a click on neither. Undefined when there is nothing to wait for.
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

/** Clicks for a space bar that went down on the loader's launcher: Firefox clicks only a button that saw the key go down. */
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

/** When the visitor clicked the loader's launcher, in an event's time; undefined before that. */
export function clickedAt(from: HTMLElement): number | undefined {
  const open = from.getAttribute('data-open')
  return open ? Number(open) : undefined
}
