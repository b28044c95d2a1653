import { Logo } from '@talkgraph/ui'
import { ChevronDown, Menu, X } from 'lucide-react'
import {
  guideLinks,
  headerLinks,
  menus,
  type NavigationGroup,
  type NavigationMenu,
  signIn,
  signUp,
} from '../../content/navigation.js'
import styles from './header.module.css'

/**
 * The header of every page. Its menus are popovers: the browser opens one at a time, closes it on Escape and on a click
 * elsewhere, and tells assistive technology, all without script.
 */
export function Header({ isWhole }: { readonly isWhole: boolean }) {
  if (!isWhole) return <GuidesHeader />
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.brand} href="/">
          <Logo />
        </a>
        <nav className={styles.menus} aria-label="Main">
          {menus.map(menu => (
            <DesktopMenu key={menu.name} {...menu} />
          ))}
          {headerLinks.map(({ name, to }) => (
            <a key={to} className={styles.entry} href={to}>
              {name}
            </a>
          ))}
        </nav>
        <div className={styles.actions}>
          <a className={styles.quiet} href={signIn}>
            Sign in
          </a>
          <a className={styles.action} href={signUp}>
            Start free
          </a>
        </div>
        <button type="button" className={styles.toggle} popoverTarget="site-menu">
          <Menu aria-hidden="true" className={styles.whenClosed} />
          <X aria-hidden="true" className={styles.whenOpen} />
          <span className={styles.toggleName}>Menu</span>
        </button>
      </div>
      <MobileMenu />
    </header>
  )
}

/** Where there are guides alone, nothing leads to other pages. */
const GuidesHeader = () => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <a className={styles.brand} href="/docs">
        <Logo />
      </a>
      <nav className={styles.menus} aria-label="Main">
        {guideLinks.map(({ name, to }) => (
          <a key={to} className={styles.entry} href={to}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.actions}>
        <a className={styles.action} href={signIn}>
          Sign in
        </a>
      </div>
    </div>
  </header>
)

function DesktopMenu({ name, groups }: NavigationMenu) {
  const id = `menu-${name.toLowerCase()}`
  return (
    <div>
      <button type="button" className={styles.entry} popoverTarget={id}>
        {name}
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        {groups.map(group => (
          <section
            key={group.name}
            className={styles.column}
            data-many={isLong(group) || undefined}
          >
            <p id={idOf(id, group)} className={styles.groupName}>
              {group.name}
            </p>
            <ul className={styles.links} aria-labelledby={idOf(id, group)}>
              {group.links.map(({ name, to }) => (
                <li key={to}>
                  <a className={styles.link} href={to}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** What would be higher than a window is laid out side by side. */
const isLong = ({ links }: NavigationGroup) => links.length > 9
const idOf = (menu: string, { name }: NavigationGroup) =>
  `${menu}-${name.toLowerCase().replaceAll(' ', '-')}`

function MobileMenu() {
  return (
    <div id="site-menu" popover="auto" className={styles.sheet}>
      <nav aria-label="Menu">
        {menus.map(({ name, groups }) => (
          <details key={name} name="site-menu" className={styles.group}>
            <summary className={styles.summary}>
              {name}
              <ChevronDown aria-hidden="true" className={styles.chevron} />
            </summary>
            {groups.map(group => (
              <section key={group.name}>
                <p id={idOf(`sheet-${name.toLowerCase()}`, group)} className={styles.groupName}>
                  {group.name}
                </p>
                <ul
                  className={styles.sheetLinks}
                  aria-labelledby={idOf(`sheet-${name.toLowerCase()}`, group)}
                >
                  {group.links.map(({ name, to }) => (
                    <li key={to}>
                      <a className={styles.sheetLink} href={to}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </details>
        ))}
        {headerLinks.map(({ name, to }) => (
          <a key={to} className={styles.summary} href={to}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.sheetActions}>
        <a className={styles.sheetQuiet} href={signIn}>
          Sign in
        </a>
        <a className={styles.action} href={signUp}>
          Start free
        </a>
      </div>
    </div>
  )
}
