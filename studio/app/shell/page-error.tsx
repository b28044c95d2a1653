import { ErrorState, useBrand } from '@talkgraph/ui'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiProblem, wordsOf } from '../api/problem.js'
import { Alone } from './alone.js'
import styles from './loading.module.css'
import { NotFound } from './not-found.js'

const title = 'This page could not be shown'

/** What stands in place of a page that broke, or whose script could not be fetched. */
export function PageError({
  isAlone = false,
}: {
  /** The rooms are not around it. */ readonly isAlone?: boolean
}) {
  const error = useRouteError()
  const { name } = useBrand()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const state = (
    <ErrorState isPage title={title} onRetry={() => location.reload()}>
      {error instanceof ApiProblem
        ? wordsOf(error)
        : 'Loading it again often helps, for instance after the server was updated.'}
    </ErrorState>
  )
  if (isAlone) return <Alone title={title}>{state}</Alone>
  return (
    <main id="main" tabIndex={-1} className={styles.broken}>
      <title>{`${title} · ${name}`}</title>
      {state}
    </main>
  )
}
