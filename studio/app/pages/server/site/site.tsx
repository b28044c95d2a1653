import { ErrorState, SkeletonRows } from '@talkgraph/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { ServerPage } from '../server-page.js'
import { siteKey } from './api-site.js'
import { ClaimsCard } from './claims-card.js'
import { DemoCard } from './demo-card.js'
import { OperatorCard } from './operator-card.js'
import { TextsCard } from './texts-card.js'

/** What the public site says of who runs the server, and what it claims. */
export const ServerSite = () => (
  <ServerPage part="Site">
    <Parts />
  </ServerPage>
)

function Parts() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: siteKey,
    queryFn: ({ signal }) => api.fetchServerSite({}, { signal }),
  })
  if (data)
    return (
      <>
        <OperatorCard key={JSON.stringify(data.operator)} site={data} />
        <DemoCard key={JSON.stringify(data.demo)} site={data} />
        <TextsCard texts={data.texts} />
        <ClaimsCard claims={data.claims} />
      </>
    )
  return error ? (
    <ErrorState title="What the site says could not be loaded" onRetry={refetch} busy={isFetching}>
      {wordsOf(error)}
    </ErrorState>
  ) : (
    <SkeletonRows label="Loading what the site says" rows={6} />
  )
}
