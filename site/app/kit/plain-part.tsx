import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react'

/**
 * A part of a page that does nothing by script: it is rendered with the page and stays as it was sent, so that a phone neither
 * fetches nor runs anything for it. Only where it was not sent, as after an error, its script is fetched after all.
 */
export function plainPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let tellMissed = () => {}
  const missed = new Promise<void>(resolve => {
    tellMissed = resolve
  })
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await missed
    return { default: await load() }
  })
  // Whoever renders it again changes nothing about it.
  return memo(function PlainPart(props: Props) {
    return (
      <Suspense fallback={<Missed onMount={tellMissed} />}>
        <Part {...props} />
      </Suspense>
    )
  })
}

/** Is only ever there where the part is not. */
function Missed({ onMount }: { readonly onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}
