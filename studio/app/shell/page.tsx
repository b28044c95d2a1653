import { classes, Link, useBrand } from '@talkgraph/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './page.module.css'

/** A page of the studio: one title, at most one primary action, and what it is about. */
export function Page({
  title,
  part,
  help,
  action,
  back,
  badge,
  tabs,
  width = 'wide',
  children,
}: {
  readonly title: string
  /** Which of several pages under one title this is; stands in the browser's tab alone. */
  readonly part?: string
  /** One sentence below the title. */
  readonly help?: ReactNode
  /** Buttons at the top right; only one of them `primary`. */
  readonly action?: ReactNode
  /** Where one came from. */
  readonly back?: { readonly href: string; readonly label: string }
  /** Beside the title, such as a state. */
  readonly badge?: ReactNode
  /** `LinkTabs` below the title. */
  readonly tabs?: ReactNode
  /** `narrow` for forms. */
  readonly width?: 'narrow' | 'wide'
  readonly children?: ReactNode
}) {
  return (
    <main className={classes(styles.page, styles[width])} id="main" tabIndex={-1}>
      <title>{`${part ? `${part} · ` : ''}${title} · ${useBrand().name}`}</title>
      <header className={styles.head}>
        {back && (
          <Link href={back.href} className={styles.back}>
            <ArrowLeft size={16} />
            {back.label}
          </Link>
        )}
        <div className={styles.line}>
          <div className={styles.about}>
            <h1 className={styles.title}>
              {title}
              {badge}
            </h1>
            {help && <p className={styles.help}>{help}</p>}
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </div>
        {tabs}
      </header>
      <div className={styles.body}>{children}</div>
    </main>
  )
}

/** Parts of a page below one another, with the room between them that all pages have. */
export const Stack = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
)
