import { useState } from 'react'
import type { Item } from '../../../runtime/index.js'
import { useModel } from '../../model/widget-model.js'
import { boundsOf, endsGroup, startsGroup } from './bounds.js'
import { Entry } from './entry.js'

/** What counts no longer since an answer was changed, folded (decision 75). */
export function Earlier({ items }: { items: readonly Item[] }) {
  const { t } = useModel()
  const [isOpen, setOpen] = useState(false)
  const count = items.filter(({ kind }) => kind === 'replied').length
  const bounds = boundsOf(items)
  return (
    <div className="earlier" part="earlier">
      <button
        type="button"
        className="earlier-toggle on-page"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('{count} earlier answers', { count: Math.max(1, count) })}
      </button>
      {isOpen &&
        items.map((item, index) => (
          <Entry
            key={item.id}
            item={item}
            bounds={Number.parseInt(bounds[index] ?? '', 16) & (startsGroup | endsGroup)}
          />
        ))}
    </div>
  )
}
