import { Link } from '@talkgraph/ui'
import { ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { readFrom, subFlowPath } from '#paths/flow-path.js'
import { useBot } from '../../api/queries.js'
import styles from './crumbs.module.css'

/** The bots and sub-flows that one came through into this one, outer ones first: “Bakery ›”. */
export function Crumbs() {
  const [query] = useSearchParams()
  const from = readFrom(query)
  if (from.length === 0) return null
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {from.map((id, place) => (
          <Crumb key={id} id={id} from={from.slice(0, place)} />
        ))}
      </ol>
    </nav>
  )
}

function Crumb({ id, from }: { readonly id: string; readonly from: readonly string[] }) {
  const { data } = useBot(id)
  return (
    <li className={styles.crumb}>
      <Link href={subFlowPath(id, from)}>{data?.chatbot.title ?? id}</Link>
      <ChevronRight size={16} aria-hidden />
    </li>
  )
}
