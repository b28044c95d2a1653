import { TextField } from '@talkgraph/ui'
import { Search } from 'lucide-react'
import styles from './menu-search.module.css'

/** Narrows the menu while one types, by the page's script; sent as a form it searches all guides. */
export const MenuSearch = () => (
  <search>
    <form method="get" action="/docs/search">
      <TextField
        label="Search the menu"
        labelHidden
        type="search"
        name="q"
        placeholder="Search"
        maxLength={200}
        autoComplete="off"
        data-menu-search
        inside={
          <button type="submit" className={styles.button} aria-label="Search the guides">
            <Search size={16} aria-hidden="true" />
          </button>
        }
      />
    </form>
    <p className={styles.none} role="status" data-menu-none />
  </search>
)
