import { Card } from '@talkgraph/ui'
import { ExternalLink } from 'lucide-react'
import type { ChannelKind } from '#api/records.js'
import { guidePath } from '../channel-paths.js'
import styles from '../channels.module.css'
import { guides } from './guides.js'

type Part = 'before' | 'after'

/** What to do at the provider before its settings can be entered, step by step. */
export function GuideSteps({ kind, part }: { readonly kind: ChannelKind; readonly part: Part }) {
  if (!guides[kind.name]?.[part]?.length) return null
  return (
    <Card title={`What to do at ${kind.title} first`}>
      <GuideList kind={kind} part={part} />
    </Card>
  )
}

/** The numbered steps, with the way to the whole guide. */
export function GuideList({ kind, part }: { readonly kind: ChannelKind; readonly part: Part }) {
  const steps = guides[kind.name]?.[part] ?? []
  if (steps.length === 0) return null
  return (
    <div className={styles.part}>
      <ol className={styles.steps}>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a className={styles.back} href={guidePath(kind.name)} target="_blank" rel="noopener">
        {`The whole guide to ${kind.title}`} <ExternalLink size={16} aria-label="(new tab)" />
      </a>
    </div>
  )
}
