import { PanelLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './side-menu.module.css'

/** A place that a side menu leads to. */
interface SideItem {
  readonly name: string
  readonly to: string
  /** What kind it is, before its name. */
  readonly mark?: string | undefined
  readonly isHere?: boolean
  /** What lies below it, where it is unfolded. */
  readonly items?: readonly SideItem[] | undefined
}

/** Places under one name. */
export interface SideGroup {
  readonly title: string
  readonly items: readonly SideItem[]
}

/** A menu beside a text: on a phone a button opens it over the page, by the browser alone. */
export function SideMenu({
  label,
  groups,
  children,
}: {
  readonly label: string
  readonly groups: readonly SideGroup[]
  /** A search, above the groups. */
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.place}>
      <button type="button" className={styles.toggle} popoverTarget="side-menu">
        <PanelLeft size={20} aria-hidden="true" />
        {label}
      </button>
      <nav id="side-menu" popover="auto" aria-label={label} className={styles.menu}>
        {children}
        {groups.map(group => (
          <Group key={group.title} {...group} />
        ))}
      </nav>
    </div>
  )
}

function Group({ title, items }: SideGroup) {
  const id = useId()
  return (
    <section className={styles.group} data-group>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <List labelledBy={id} items={items} />
    </section>
  )
}

function List({
  items,
  labelledBy,
}: {
  readonly items: readonly SideItem[]
  readonly labelledBy?: string
}) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {items.map(({ name, to, mark, isHere, items }) => (
        <li key={to} data-item>
          <a className={styles.item} href={to} aria-current={isHere ? 'page' : undefined}>
            {mark && (
              <span className={styles.mark} data-mark={mark}>
                {mark}
              </span>
            )}
            {name}
          </a>
          {items && items.length > 0 && <List items={items} />}
        </li>
      ))}
    </ul>
  )
}
