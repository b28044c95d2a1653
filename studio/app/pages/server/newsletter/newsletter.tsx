import { ErrorState, SkeletonRows } from '@talkgraph/ui'
import { wordsOf } from '../../../api/problem.js'
import { ServerPage } from '../server-page.js'
import { useNewsletters } from './api-newsletters.js'
import { NewsletterForm } from './newsletter-form.js'
import { NewsletterList } from './newsletter-list.js'
import { SubscriberList } from './subscriber-list.js'

/** A newsletter is written, looked at and sent here; below it those that were sent, and who reads them. */
export const Newsletter = () => (
  <ServerPage part="Newsletter">
    <Parts />
  </ServerPage>
)

function Parts() {
  const { data, error, refetch, isFetching } = useNewsletters()
  if (data)
    return (
      <>
        <NewsletterForm counts={data.counts} />
        <NewsletterList newsletters={data.newsletters} />
        <SubscriberList subscribers={data.subscribers} counts={data.counts} />
      </>
    )
  return error ? (
    <ErrorState title="The newsletters could not be loaded" onRetry={refetch} busy={isFetching}>
      {wordsOf(error)}
    </ErrorState>
  ) : (
    <SkeletonRows label="Loading the newsletters" rows={4} />
  )
}
