import { Button, TextField } from '@talkgraph/ui'
import { Search } from 'lucide-react'
import styles from './search-form.module.css'

/** A search that is a plain form: the button and Enter send it, and what was searched for stands in the address. */
export function SearchForm({
  label,
  action,
  search,
  keep = {},
}: {
  readonly label: string
  readonly action: string
  readonly search: string
  /** What the address holds beside it. */
  readonly keep?: Readonly<Record<string, string | undefined>>
}) {
  return (
    <search className={styles.search}>
      <form method="get" action={action} className={styles.form}>
        {Object.entries(keep).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <TextField
          key={search}
          className={styles.field}
          label={label}
          labelHidden
          type="search"
          name="search"
          placeholder={label}
          defaultValue={search}
          maxLength={200}
          size="large"
          icon={<Search size={16} aria-hidden="true" />}
        />
        <Button type="submit" size="large" variant="primary">
          Search
        </Button>
      </form>
    </search>
  )
}
