import { type ActorRefFrom, createActor } from 'xstate'
import { createParent } from '../../runtime/node/parent.js'
import type { Customizations } from '../../themes/index.js'
import type { SavedSlot } from '../env/saved-slot.js'
import { playToggleSound } from '../env/toggle-sound.js'
import type { Mode } from '../model/mode.js'
import { createObservable, type Observable } from '../model/observable.js'
import { windowMachine } from '../model/window.machine.js'
import type { Widget } from './options.js'

/** Opens and closes a widget's window. */
export interface WindowControls extends Pick<Widget, 'open' | 'close' | 'toggle'> {
  readonly chat: ActorRefFrom<typeof windowMachine>
  isOpen(): boolean
  /** Does the visitor want no sounds? */
  readonly muted: Observable<boolean>
  /** Opens without moving the focus. */
  openByItself(): void
  /** Ends the window's chart. */
  end(): void
}

/**
 * Makes the controls of a window that is still loading; it sounds as it opens and closes where the looks say so and the
 * visitor has not switched that off.
 */
export function createWindowControls(
  mode: Mode,
  looks: Observable<Customizations>,
  slot: Pick<SavedSlot, 'isMuted' | 'mute'>,
): WindowControls {
  const muted = createObservable(slot.isMuted())
  muted.subscribe(() => slot.mute(muted.get()))
  const { parent, stop } = createParent()
  const chat = createActor(windowMachine, { parent, input: { staysOpen: mode === 'full-page' } })
  const sound = (opens: boolean) => {
    if (looks.get().botToggleSound && !muted.get() && mode !== 'full-page') playToggleSound(opens)
  }
  chat.on('opened', () => sound(true))
  chat.on('closed', () => sound(false))
  chat.start()

  return {
    chat,
    muted,
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
