import { Logo } from '@talkgraph/ui'
import { footerColumns } from '../../content/navigation.js'
import styles from './footer.module.css'
import { ToTop } from './to-top.js'

/** The footer of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <a className={styles.brand} href="/">
            <Logo />
          </a>
          <p className={styles.line}>
            A conversation is a graph. Draw it, and put it on any page as a chat.
          </p>
        </div>
        <nav className={styles.columns} aria-label="Footer">
          {footerColumns.map(({ name, links }) => (
            <section key={name}>
              <h2 className={styles.heading}>{name}</h2>
              <ul className={styles.links}>
                {links.map(({ name, to }) => (
                  <li key={to}>
                    <a className={styles.link} href={to}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <ToTop />
    </footer>
  )
}
