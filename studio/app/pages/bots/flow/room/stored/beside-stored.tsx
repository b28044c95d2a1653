import { SkeletonRows } from '@talkgraph/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

/** What draws on a stored version for a name in the address: its value stands there. */
type BesideStored = ComponentType<{ readonly value: string }>

/** By the name in the address, such as `way` for the way of a conversation. Each is drawn inside the room, after its parts. */
const besides: Readonly<Record<string, BesideStored>> = {
  results: lazy(async () => ({
    default: (await import('../../panels/results/results-beside.js')).ResultsBeside,
  })),
  way: lazy(async () => ({
    default: (await import('../../panels/results/conversation-beside.js')).ConversationBeside,
  })),
}

/** What other pages have asked to see on this version. */
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
