import type { Item, RepliedItem } from './view.js'

/** A conversation whose end counts no longer. */
export interface CrossedOut {
  readonly items: Item[]
  /** How many entries of the transcript still count. */
  readonly entries: number
}

/** Crosses out an answer's question, from the first thing that its step said for it, and everything after it (decision 75). */
export function crossOut(items: readonly Item[], answer: RepliedItem): CrossedOut {
  const end = items.indexOf(answer)
  const before = items.findLastIndex(
    (item, index) => index < end && item.kind === 'replied' && !item.revised,
  )
  const start = items.findIndex(
    (item, index) => index > before && item.nodeId === answer.nodeId && !item.revised,
  )
  return {
    items: items.map((item, index) => (index < start || item.revised ? item : crossed(item))),
    entries: items.slice(0, start).filter(item => item.kind !== 'asked' && !item.revised).length,
  }
}

function crossed(item: Item): Item {
  switch (item.kind) {
    case 'said':
      return { ...item, partial: false, revised: true }
    case 'asked':
      return { ...item, open: false, revised: true }
    case 'replied': {
      const { back: _, ...rest } = item
      return { ...rest, revised: true }
    }
  }
}

/** What the visitor typed for an answer; null where it was not typed. */
export function typedFor(items: readonly Item[], answer: RepliedItem): string | null {
  const end = items.indexOf(answer)
  const asked = items.findLast((item, index) => index < end && item.kind === 'asked')
  return asked?.kind === 'asked' && asked.prompt.kind === 'text' ? answer.text : null
}
