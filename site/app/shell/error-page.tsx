import styles from './error-page.module.css'
import { useIsWhole } from './use-every-page.js'

/** Says that a page is not there, or that it failed, and where to go on. */
export function ErrorPage({ isLost }: { readonly isLost: boolean }) {
  const isWhole = useIsWhole()
  return (
    <div className={styles.page}>
      <Lost />
      <h1 className={styles.title}>
        {isLost ? 'This edge leads nowhere' : 'Something went wrong'}
      </h1>
      <p className={styles.text}>
        {isLost
          ? 'There is no page at this address. It may have moved, or the link has a slip in it.'
          : 'The page could not be made. It was noted down; please try again in a moment.'}
      </p>
      <ul className={styles.links}>
        <li>
          <a href="/">Home page</a>
        </li>
        <li>
          <a href="/docs">Documentation</a>
        </li>
        {isWhole && (
          <li>
            <a href="/contact">Contact us</a>
          </li>
        )}
      </ul>
    </div>
  )
}

/** A graph with an edge that has lost its end. */
function Lost() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 96" aria-hidden="true" focusable="false">
      <g className={styles.edges}>
        <path d="M60 48h24c16 0 14-24 30-24h14" />
        <path d="M60 48h24c16 0 14 24 30 24h50" strokeDasharray="5 6" />
      </g>
      <rect className={styles.node} x="8" y="34" width="52" height="28" rx="8" />
      <rect className={styles.node} x="128" y="10" width="72" height="28" rx="8" />
      <circle className={styles.end} cx="178" cy="72" r="9" />
    </svg>
  )
}
