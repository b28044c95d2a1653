import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import styles from './plain-part.module.css'

/** React leaves alone what stands in an element that is said to hold HTML. */
const asSent = { __html: '' }

/**
 * A part of a page that does nothing by script: it is rendered with the page and stays as it was sent, so that a phone neither
 * fetches nor runs anything for it. Only where it was not sent, as after an error, its script is fetched after all.
 */
export function plainPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Sent = lazy(async () => ({ default: await load() }))
  return function PlainPart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [isMissed, setMissed] = useState(typeof document === 'undefined')
    useEffect(() => setMissed(!place.current?.firstChild), [])
    return isMissed ? (
      <div className={styles.part}>
        <Suspense>
          <Sent {...props} />
        </Suspense>
      </div>
    ) : (
      <div
        ref={place}
        className={styles.part}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: It is empty, and never set.
        dangerouslySetInnerHTML={asSent}
      />
    )
  }
}
