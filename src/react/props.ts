import type { Ref } from 'react'
import type { WidgetEvents } from '../mount/events.js'
import type { MountOptions, Widget } from '../mount/options.js'

/** What a component is told by its widget: `onReady`, `onOpen`, `onMessage` … */
type EventProps = {
  readonly [Type in keyof WidgetEvents as `on${Capitalize<Type>}`]?:
    | ((payload: WidgetEvents[Type]) => void)
    | undefined
}

/** What the React components take: the options of `mount`, a handler per event, and a ref to the widget's controls. */
export type ChatProps = Omit<MountOptions, 'target' | 'mode'> &
  EventProps & { readonly widgetRef?: Ref<Widget> | undefined }
