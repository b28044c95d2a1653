import { chooseLocale } from '../env/locale.js'
import type { SavedSlot } from '../env/saved-slot.js'
import { createServerCalls } from '../env/server-calls.js'
import { createObservable } from '../model/observable.js'
import { createEmitter } from './events.js'
import { createBotFinder } from './find-bot.js'
import type { MountOptions } from './options.js'
import { createProblemReporter } from './problems.js'
import { createVisitorKey } from './visitor-key.js'
import { createWidgetLooks } from './widget-looks.js'
import { createWindowControls } from './window-controls.js'
import type { TypeSources } from './with-types.js'

/** What a widget consists of before its bot is there. */
export type WidgetParts = ReturnType<typeof createParts>

/** Makes the parts of a widget, which end when the signal aborts. */
export function createParts(
  options: MountOptions,
  signal: AbortSignal,
  beside: Pick<TypeSources, 'loadRare' | 'loadPlugins'>,
  slot?: SavedSlot,
) {
  const events = createEmitter()
  const mode = options.mode ?? 'live-chat'
  const visitor = createVisitorKey()
  const finder = createBotFinder(options, signal, beside, visitor, slot)
  const looks = createWidgetLooks(options)
  return {
    signal,
    events,
    mode,
    /** What was asked for, and what is spoken then. */
    asked: options.locale,
    locale: chooseLocale(options.locale),
    finder,
    looks,
    report: createProblemReporter(problem => events.emit('problem', problem)),
    calls: finder.server && createServerCalls(finder.server),
    controls: createWindowControls(mode, looks.current, finder.slot),
    unread: createObservable(0),
    visitor,
  }
}
