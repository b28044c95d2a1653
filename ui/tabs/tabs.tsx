import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../link/link.js'
import styles from './tabs.module.css'

/** Views of one thing, of which one is seen. */
export function Tabs({
  tabs,
  label,
  value,
  defaultValue,
  onValueChange,
}: {
  readonly tabs: readonly {
    readonly value: string
    readonly label: ReactNode
    readonly content: ReactNode
  }[]
  /** What the tabs are views of, for assistive technology. */
  readonly label: string
  readonly value?: string
  readonly defaultValue?: string
  readonly onValueChange?: (value: string) => void
}) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value })}
      onValueChange={next => onValueChange?.(String(next))}
    >
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map(tab => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(tab => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

/** Tabs that are pages with addresses of their own; where they do not all fit, the one that one is on is in view. */
export function LinkTabs({
  label,
  tabs,
}: {
  readonly label: string
  readonly tabs: readonly {
    readonly href: string
    readonly label: ReactNode
    readonly current: boolean
  }[]
}) {
  const list = useRef<HTMLElement>(null)
  const current = tabs.find(tab => tab.current)?.href
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another page is what this waits for.
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-current]')
    if (!list.current || !tab) return
    const [box, place] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (place.right > box.right) list.current.scrollLeft += place.right - box.right
    else if (place.left < box.left) list.current.scrollLeft -= box.left - place.left
  }, [current])
  return (
    <nav ref={list} aria-label={label} className={styles.list}>
      {tabs.map(tab => (
        <Link
          key={tab.href}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
