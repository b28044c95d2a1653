import { type RefObject, useEffect, useState } from 'react'
import { readCustomizations } from '../../themes/index.js'
import { chooseDirection, chooseLocale } from '../env/locale.js'
import { hostName } from '../kit/host-name.js'
import { createObservable } from '../model/observable.js'
import { adoptStyles } from '../mount/adopt-styles.js'
import { protectHost } from '../mount/host-element.js'
import { keepTyping } from '../mount/keep-typing.js'
import { followLooks } from '../mount/paint-looks.js'
import { styles } from '../widget/styles.js'
import { previewStyles } from './preview.css.js'

/** Where a frame stands and how. */
export interface FrameOptions {
  /** The element to fill; without one the frame stands above the page. */
  readonly target: RefObject<HTMLElement | null> | undefined
  readonly locale: string | undefined
  readonly nonce: string | undefined
}

/** An element in a shadow root with the widget's styles, as long as the component lives; null until it is on the page. */
export function useShadowFrame({ target, locale, nonce }: FrameOptions): HTMLElement | null {
  const [frame, setFrame] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const parent = target ? target.current : document.body
    if (!parent) return
    const host = document.createElement(hostName)
    const shadow = host.attachShadow({ mode: 'open' })
    const made = document.createElement('div')
    made.className = 'frame'
    made.dir = chooseDirection(locale)
    made.lang = chooseLocale(locale)
    protectHost(host, target ? 'in-target' : 'over-page')
    adoptStyles(shadow, styles + previewStyles, nonce)
    shadow.append(made)
    parent.append(host)
    const letGo = keepTyping(shadow)
    followLooks(made, { looks: createObservable(readCustomizations()), server: undefined })
    setFrame(made)
    return () => {
      setFrame(null)
      letGo()
      host.remove()
    }
  }, [target, locale, nonce])

  return frame
}
