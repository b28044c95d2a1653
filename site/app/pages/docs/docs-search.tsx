import { Button, TextField } from '@talkgraph/ui'
import { Search } from 'lucide-react'
import styles from './docs-search.module.css'

/** Searches all guides: a plain form, whose answer is a page. */
export function DocsSearch({
  label,
  search,
  isSmall = false,
}: {
  readonly label: string
  readonly search: string
  /** With its button inside. */
  readonly isSmall?: boolean
}) {
  return (
    <search className={styles.search}>
      <form method="get" action="/docs/search" className={styles.form}>
        <TextField
          className={styles.field}
          label={label}
          labelHidden
          type="search"
          name="q"
          placeholder={label}
          defaultValue={search}
          maxLength={200}
          size={isSmall ? 'medium' : 'large'}
          {...(isSmall
            ? {
                inside: (
                  <button type="submit" className={styles.button} aria-label="Search">
                    <Search size={16} aria-hidden="true" />
                  </button>
                ),
              }
            : { icon: <Search size={16} aria-hidden="true" /> })}
        />
        {!isSmall && (
          <Button type="submit" size="large" variant="primary">
            Search
          </Button>
        )}
      </form>
    </search>
  )
}
