import type { Ref } from 'react'
import type { WidgetEvents } from '../mount/events.js'
import type { MountOptions, Widget } from '../mount/options.js'

/** What a component is told by its widget: `onReady`, `onOpen`, `onMessage` … */
type EventProps = {
  readonly [Type in keyof WidgetEvents as `on${Capitalize<Type>}`]?:
    | ((payload: WidgetEvents[Type]) => void)
    | undefined
}

/** Leaves keys out of each member of a union, where `Omit` would make one of all. */
export type OmitFromEach<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never

/** What the React components take: the options of `mount`, a handler per event, and a ref to the widget's controls. */
export type ChatProps = OmitFromEach<MountOptions, 'target' | 'mode'> & EventProps & RefProps

/** The same where either kind of source may have come: one that names no bot is refused by `mount`. */
export type EitherProps = Omit<MountOptions, 'target' | 'mode'> & EventProps & RefProps

interface RefProps {
  /** Is given the controls of the widget. */
  readonly widgetRef?: Ref<Widget> | undefined
}
