import { createEmitter, eventNames, type WidgetEvents } from '../mount/events.js'
import type { Widget } from '../mount/options.js'

/** What a widget that is still to come may ask for. */
interface Wait {
  /** Has the whole widget come, at once. */
  come(): unknown
  /** The same, when the page rests. */
  comeAtRest(): void
  show(isShown: boolean): void
  leave(options?: Parameters<Widget['destroy']>[0]): void
}

/** The controls of a widget that is still to come, and what it has come by. */
interface Waiting {
  readonly widget: Widget
  /** Carries out what has been called meanwhile, in that order. */
  arrive(whole: Widget): void
}

/**
 * Makes the controls of a widget that is still to come. They keep what is called, in its order; what somebody waits for has
 * the widget come.
 */
export function waitingWidget({ come, comeAtRest, show, leave }: Wait): Waiting {
  const events = createEmitter()
  const calls: ((widget: Widget) => void)[] = []
  let whole: Widget | undefined
  const later = (call: (widget: Widget) => void, urge?: () => unknown) => {
    if (whole) return call(whole)
    calls.push(call)
    urge?.()
  }

  return {
    arrive(widget) {
      whole = widget
      for (const type of eventNames) forward(type)
      for (const call of calls.splice(0)) carryOut(call)
    },
    widget: {
      open: () => later(widget => widget.open(), come),
      close: () => later(widget => widget.close()),
      toggle: () => later(widget => widget.toggle(), come),
      restart: () => later(widget => widget.restart(), comeAtRest),
      destroy(options) {
        events.clear()
        calls.length = 0
        if (whole) whole.destroy(options)
        else leave(options)
      },
      send: text => later(widget => widget.send(text), come),
      setVariables: variables => later(widget => widget.setVariables(variables)),
      identify: identity => later(widget => widget.identify(identity)),
      show: () => {
        if (!whole) show(true)
        later(widget => widget.show())
      },
      hide: () => {
        if (!whole) show(false)
        later(widget => widget.hide())
      },
      isOpen: () => whole?.isOpen() ?? false,
      getUnread: () => whole?.getUnread() ?? 0,
      getTranscript: () => whole?.getTranscript() ?? [],
      setLocale: locale => later(widget => widget.setLocale(locale), comeAtRest),
      setColorScheme: scheme => later(widget => widget.setColorScheme(scheme)),
      setCustomizations: looks => later(widget => widget.setCustomizations(looks), comeAtRest),
      on(type, listener) {
        const off = events.on(type, listener)
        // Nothing else can happen before the widget has come.
        if (type === 'ready' && !whole) comeAtRest()
        return off
      },
    },
  }

  function forward<Type extends keyof WidgetEvents>(type: Type) {
    whole?.on(type, payload => events.emit(type, payload))
  }

  function carryOut(call: (widget: Widget) => void) {
    try {
      if (whole) call(whole)
    } catch (error) {
      reportError(error)
    }
  }
}
