import { type ActorRefFrom, createActor } from 'xstate'
import { createParent } from '../../runtime/node/parent.js'
import type { Customizations } from '../../themes/index.js'
import { playToggleSound } from '../env/toggle-sound.js'
import type { Mode } from '../model/mode.js'
import type { Observable } from '../model/observable.js'
import { windowMachine } from '../model/window.machine.js'
import type { Widget } from './options.js'

/** Opens and closes a widget's window. */
export interface WindowControls extends Pick<Widget, 'open' | 'close' | 'toggle'> {
  readonly chat: ActorRefFrom<typeof windowMachine>
  isOpen(): boolean
  /** Opens without moving the focus. */
  openByItself(): void
  /** Ends the window's chart. */
  end(): void
}

/** Makes the controls of a window that is still loading; it sounds as it opens and closes where the looks say so. */
export function createWindowControls(mode: Mode, looks: Observable<Customizations>): WindowControls {
  const { parent, stop } = createParent()
  const chat = createActor(windowMachine, { parent, input: { staysOpen: mode === 'full-page' } })
  const sound = (opens: boolean) => {
    if (looks.get().botToggleSound && mode !== 'full-page') playToggleSound(opens)
  }
  chat.on('opened', () => sound(true))
  chat.on('closed', () => sound(false))
  chat.start()

  return {
    chat,
    isOpen: () => chat.getSnapshot().value === 'open',
    open: () => chat.send({ type: 'open', byVisitor: isGesture() }),
    openByItself: () => chat.send({ type: 'open', byVisitor: false }),
    close: () => chat.send({ type: 'close', byVisitor: false }),
    toggle: () => chat.send({ type: 'toggle', byVisitor: isGesture() }),
    end: () => stop(chat),
  }
}

/** Does the call come from a click or key of the visitor, who is not writing elsewhere? Only then may the focus move. */
function isGesture(): boolean {
  const isWriting =
    document.activeElement?.matches('input, textarea, select, [contenteditable], iframe') ?? false
  return !isWriting && (navigator.userActivation?.isActive ?? false)
}
