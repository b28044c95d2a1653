import { EmptyState, ErrorState, RadioGroup, SkeletonRows } from '@talkgraph/ui'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { ServerPage } from '../server-page.js'
import { EnquiryCard } from './enquiry-card.js'

/** The name under which enquiries are kept. */
export const enquiriesKey = ['server', 'enquiries'] as const

/** What visitors of the site sent, each answered by mail or done with. */
export const Enquiries = () => (
  <ServerPage
    part="Enquiries"
    help="What visitors of the site sent by its forms. An answer goes to them by mail, and theirs come to your address."
  >
    <EnquiryList />
  </ServerPage>
)

function EnquiryList() {
  const [search, setSearch] = useSearchParams()
  const state = search.get('state') === 'done' ? 'done' : 'waiting'
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...enquiriesKey, state],
    queryFn: async ({ signal }) => (await api.listEnquiries({ state }, { signal })).enquiries,
  })
  return (
    <>
      <RadioGroup
        label="Which enquiries"
        labelHidden
        across
        value={state}
        onValueChange={value =>
          setSearch(value === 'done' ? { state: 'done' } : {}, { replace: true })
        }
        options={[
          { value: 'waiting', label: 'Waiting' },
          { value: 'done', label: 'Done' },
        ]}
      />
      {data && data.length > 0 ? (
        data.map(enquiry => <EnquiryCard key={enquiry.id} enquiry={enquiry} />)
      ) : data ? (
        <EmptyState
          title={state === 'done' ? 'Nothing is done yet' : 'Nothing waits'}
          icon={<Inbox size={20} />}
        >
          What comes by the forms for contact, abuse and leads stands here.
        </EmptyState>
      ) : error ? (
        <ErrorState title="The enquiries could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the enquiries" rows={4} />
      )}
    </>
  )
}
