import { useSettled } from '#forms/use-settled.js'
import { usePageName } from '../../api/channels.js'
import styles from './page.module.css'

/** Whether the name of a page is one, and free, while it is typed. */
export function NameNote({ name, current }: { readonly name: string; readonly current: unknown }) {
  const settled = useSettled(name.trim())
  const isOwn = settled.toLowerCase() === current
  const { data, isFetching } = usePageName(settled, !isOwn)
  return (
    <p className={styles.said} role="status">
      {settled !== '' &&
        (isOwn ? (
          'This is its name.'
        ) : isFetching ? (
          'Looking whether it is free…'
        ) : data?.isFree ? (
          <span className={styles.good}>{`Free: the address ends in /c/${data.name}`}</span>
        ) : (
          data && <span className={styles.bad}>{data.reason}</span>
        ))}
    </p>
  )
}
