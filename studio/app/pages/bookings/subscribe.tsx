import { Button, CopyButton, Dialog, ErrorState, SkeletonRows, TextField } from '@talkgraph/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.js'
import { wordsOf } from '../../api/problem.js'
import { Buttons } from '../../forms/form.js'
import { bookingsKey } from './use-bookings.js'

const feedKey = [...bookingsKey, 'feed']

/** The address by which a calendar program keeps up with the appointments. */
export function Subscribe({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => api.fetchBookingFeed({}, { signal }),
  })
  const renewal = useMutation({
    mutationFn: () => api.renewBookingFeed({}),
    onSuccess: made => client.setQueryData(feedKey, made),
  })
  const address = data && new URL(data.address, location.origin).href
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="Subscribe"
      description="Give this address to your calendar program. Whoever knows it sees your appointments."
    >
      {address ? (
        <>
          <TextField label="Address" readOnly value={address} />
          <Buttons end>
            <Button busy={renewal.isPending} onClick={() => renewal.mutate()}>
              Change the address
            </Button>
            <CopyButton text={address} size="medium" />
          </Buttons>
          {renewal.error && <p role="alert">{wordsOf(renewal.error)}</p>}
        </>
      ) : error ? (
        <ErrorState title="The address could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the address" rows={2} />
      )}
    </Dialog>
  )
}
