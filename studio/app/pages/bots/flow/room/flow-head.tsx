import { Link, useBrand } from '@talkgraph/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Crumbs } from './crumbs.js'
import styles from './flow.module.css'

/** The room's page: as high as the window, with the bot's name and tabs in one line. */
export const FlowHead = ({
  title,
  tabs,
  back = { href: '/bots', label: 'Bots' },
  children,
}: {
  readonly title: string
  readonly tabs: ReactNode
  /** Where the arrow leads. */
  readonly back?: { readonly href: string; readonly label: string }
  readonly children: ReactNode
}) => (
  <main className={styles.page} id="main" tabIndex={-1}>
    <title>{`Flow · ${title} · ${useBrand().name}`}</title>
    <header className={styles.head}>
      <Link href={back.href} className={styles.back} aria-label={back.label}>
        <ArrowLeft size={18} />
      </Link>
      <Crumbs />
      <h1 className={styles.title}>{title}</h1>
      {tabs}
    </header>
    {children}
  </main>
)
