import { type RefObject, useEffect, useRef } from 'react'
import type { Mode } from '../model/mode.js'
import { bundled } from '../mount/bundled.js'
import { createMounting } from '../mount/mount.js'
import type { MountOptions, Widget } from '../mount/options.js'
import type { EitherProps } from './props.js'
import { useStable } from './use-stable.js'

const { mount } = createMounting(bundled)

/** How a component's widget is mounted. */
export interface Mounted {
  readonly mode: Mode
  readonly target?: RefObject<HTMLElement | null>
  /** Makes the widget; another function makes another widget. Default `mount`. */
  readonly make?: (options: MountOptions) => Widget
}

/**
 * A widget that lives as long as the component. Another bot, server, language, colour scheme or mode makes another widget; looks and
 * variables are changed in place; handlers may change with each render.
 */
export function useWidget(props: EitherProps, { mode, target, make = mount }: Mounted): void {
  const { chatbotId, server, locale, colorScheme, nonce, typingDelay, persistence } = props
  const bot = useStable(props.bot)
  const customizations = useStable(props.customizations)
  const variables = useStable(props.variables)
  const latest = useRef(props)
  const widget = useRef<Widget | null>(null)

  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const source = bot === undefined ? { chatbotId: chatbotId ?? '', server: server ?? '' } : { bot }
    const options: MountOptions = {
      ...source,
      mode,
      target: target?.current ?? undefined,
      locale,
      colorScheme,
      nonce,
      typingDelay,
      persistence,
      customizations: latest.current.customizations,
      variables: latest.current.variables,
      env: latest.current.env,
    }
    const made = make(options)
    widget.current = made
    listen(made, latest)
    const release = hand(latest.current.widgetRef, made)
    return () => {
      widget.current = null
      release()
      made.destroy()
    }
  }, [bot, chatbotId, server, locale, colorScheme, nonce, typingDelay, persistence, mode, target, make])

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

function listen(widget: Widget, props: RefObject<EitherProps>): void {
  widget.on('ready', payload => props.current.onReady?.(payload))
  widget.on('open', payload => props.current.onOpen?.(payload))
  widget.on('close', payload => props.current.onClose?.(payload))
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
