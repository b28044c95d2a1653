import { type RefObject, useEffect, useRef } from 'react'
import { tellDeveloper } from '../env/tell-developer.js'
import type { Mode } from '../model/mode.js'
import { bundled } from '../mount/bundled.js'
import { createMounting } from '../mount/mount.js'
import type { MountOptions, Widget } from '../mount/options.js'
import type { EitherProps } from './props.js'

const { mount } = createMounting(bundled)

/** How a component's widget is mounted. */
export interface Mounted {
  readonly mode: Mode
  readonly target?: RefObject<HTMLElement | null>
  /** Makes the widget; another function makes another widget. Default `mount`. */
  readonly make?: (options: MountOptions) => Widget
}

/**
 * A widget that lives as long as the component. Another bot, server or mode makes another widget; language, colour scheme,
 * looks and variables are changed in place; handlers may change with each render. Without a bot, as before its id is
 * known, there is no widget.
 */
export function useWidget(props: EitherProps, { mode, target, make = mount }: Mounted): void {
  const { chatbotId, server, locale, colorScheme, nonce, typingDelay, persistence, launcher } =
    props
  const bot = useStable(props.bot)
  const customizations = useStable(props.customizations)
  const plugins = useNamed(props.plugins)
  const variables = useStable(props.variables)
  const latest = useRef(props)
  const widget = useRef<Widget | null>(null)
  const told = useRef('')
  const shown = useRef({ locale, colorScheme })

  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    shown.current = { locale: latest.current.locale, colorScheme: latest.current.colorScheme }
    const source =
      bot === undefined ? { chatbotId: chatbotId ?? '', server: server ?? '' } : { bot }
    const options: MountOptions = {
      ...source,
      mode,
      target: target?.current ?? undefined,
      ...shown.current,
      nonce,
      typingDelay,
      persistence,
      customizations: latest.current.customizations,
      variables: latest.current.variables,
      env: latest.current.env,
      plugins,
      texts: latest.current.texts,
      launcher,
      analytics: latest.current.analytics,
    }
    const made = attempt(() => make(options), told)
    if (!made) return
    widget.current = made
    listen(made, latest)
    const release = hand(latest.current.widgetRef, made)
    return () => {
      widget.current = null
      release()
      made.destroy()
    }
  }, [
    bot,
    chatbotId,
    server,
    nonce,
    typingDelay,
    persistence,
    plugins,
    launcher,
    mode,
    target,
    make,
  ])

  useEffect(() => {
    const before = shown.current
    shown.current = { locale, colorScheme }
    attempt(() => {
      if (before.colorScheme !== colorScheme) widget.current?.setColorScheme(colorScheme)
      if (before.locale !== locale) widget.current?.setLocale(locale)
    }, told)
  }, [locale, colorScheme])
  useEffect(() => {
    widget.current?.setCustomizations({ ...customizations })
    return () => {
      const gone = Object.keys({ ...customizations }).map(name => [name, undefined])
      widget.current?.setCustomizations(Object.fromEntries(gone))
    }
  }, [customizations])
  useEffect(() => {
    if (variables) widget.current?.setVariables(variables)
  }, [variables])
}

/** An effect that throws would take the whole app away: what is wrong is told instead, once. */
function attempt<Result>(act: () => Result, told: RefObject<string>): Result | undefined {
  try {
    return act()
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    if (text !== told.current) tellDeveloper(text.replace('Talkgraph: ', ''))
    told.current = text
    return undefined
  }
}

function listen(widget: Widget, props: RefObject<EitherProps>): void {
  widget.on('ready', payload => props.current.onReady?.(payload))
  widget.on('open', payload => props.current.onOpen?.(payload))
  widget.on('close', payload => props.current.onClose?.(payload))
  widget.on('unread', payload => props.current.onUnread?.(payload))
  widget.on('step', payload => props.current.onStep?.(payload))
  widget.on('message', payload => props.current.onMessage?.(payload))
  widget.on('answer', payload => props.current.onAnswer?.(payload))
  widget.on('handover', payload => props.current.onHandover?.(payload))
  widget.on('problem', payload => props.current.onProblem?.(payload))
  widget.on('complete', payload => props.current.onComplete?.(payload))
}

function hand(ref: EitherProps['widgetRef'], widget: Widget): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(widget)
    return typeof cleanup === 'function' ? cleanup : () => void ref(null)
  }
  if (ref) ref.current = widget
  return () => {
    if (ref) ref.current = null
  }
}

/** Returns the same plug-ins as long as their names are the same: they are code, and may be written inline. */
function useNamed(plugins: MountOptions['plugins']): MountOptions['plugins'] {
  const kept = useRef(plugins)
  const namesOf = (list: MountOptions['plugins']) => list?.map(({ name }) => name).join()
  if (namesOf(kept.current) !== namesOf(plugins)) kept.current = plugins
  return kept.current
}

/** Returns the same object as long as the data is the same, so that an object written inline does not count as a change. */
function useStable<Value>(value: Value): Value {
  const kept = useRef(value)
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value))
    kept.current = value
  return kept.current
}
