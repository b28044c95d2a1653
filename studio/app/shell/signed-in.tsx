import { ErrorState } from '@talkgraph/ui'
import { Navigate, Outlet, useLocation } from 'react-router'
import { MeContext, useMeQuery } from '../api/me.js'
import { wordsOf } from '../api/problem.js'
import { Alone } from './alone.js'
import { Loading } from './loading.js'

/** Pages for which one signs in: hands over who that is, or leads to the sign-in page and back again. */
export function SignedIn() {
  const { pathname, search } = useLocation()
  const { data: me, error, refetch, isFetching } = useMeQuery()
  if (me) {
    return (
      <MeContext value={me}>
        <Outlet />
      </MeContext>
    )
  }
  if (me === null) {
    const to = pathname === '/' ? '' : `?to=${encodeURIComponent(pathname + search)}`
    return <Navigate to={`/sign-in${to}`} replace />
  }
  if (!error) return <Loading />
  return (
    <Alone title="The studio could not be loaded">
      <ErrorState isPage title="The studio could not be loaded" onRetry={refetch} busy={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    </Alone>
  )
}
