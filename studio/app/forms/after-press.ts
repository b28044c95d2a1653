/**
 * Does what leaving a field brings once the press that leaves it is over, before anything else hears that press: until then
 * nothing moves, and what was pressed is still under the pointer. At once where the field is left by the keyboard.
 */
export function afterPress(run: () => void): void {
  if (isHeld) waiting.push(run)
  else run()
}

const waiting: (() => void)[] = []
let isHeld = false

const hold = () => {
  isHeld = true
}
const release = () => {
  isHeld = false
  for (const run of waiting.splice(0)) run()
}
/** A press may be no click: then it is over with the task in which it ends. */
const releaseLater = () => void setTimeout(release)

const heard: Readonly<Record<string, (event: Event) => void>> = {
  pointerdown: hold,
  mousedown: hold,
  pointerup: releaseLater,
  mouseup: releaseLater,
  pointercancel: releaseLater,
  dragend: releaseLater,
  click: release,
  // A list that the browser itself opens keeps the end of the press.
  change: ({ target }) => target instanceof HTMLSelectElement && release(),
  keydown: release,
}
if (typeof document !== 'undefined')
  for (const [name, listener] of Object.entries(heard)) addEventListener(name, listener, true)
