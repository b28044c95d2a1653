import { SkeletonRows } from '@talkgraph/ui'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { besides } from '../../panels/panels.js'

/** What other pages have asked to see on this version: each is drawn inside the room, after its parts. */
export function BesidesStored() {
  const [query] = useSearchParams()
  return Object.entries(besides).map(([name, Part]) => {
    const value = query.get(name)
    return value === null ? null : (
      <Suspense key={name} fallback={<SkeletonRows label="It is loading" rows={6} />}>
        <Part value={value} />
      </Suspense>
    )
  })
}
