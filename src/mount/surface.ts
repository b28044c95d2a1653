import type { SavedSlot } from '../env/saved-slot.js'
import type { WidgetModel } from '../model/widget-model.js'
import type { Beside } from './beside.js'

/** What a widget is drawn on. */
export interface Surface {
  /** Resolves when drawing would no longer cut anything short; undefined when it would not now. */
  whenFree?(): Promise<void> | undefined
  /** Draws the widget, again when it speaks another language; `asked` is the tag that was asked for. */
  draw(model: WidgetModel, asked?: string): void
  /** Hides the widget, or shows it again. */
  show(isShown: boolean): void
  /** Hides the launcher, or shows it again. */
  showLauncher?(isShown: boolean): void
  remove(): void
  /** When the visitor clicked for the chat, in an event's time. */
  readonly clickedAt?: () => number | undefined
  readonly beside: Beside
  /** Where the conversation is kept in place of the browser's storage, whatever version of the bot it goes on with. */
  readonly slot?: SavedSlot | undefined
}
