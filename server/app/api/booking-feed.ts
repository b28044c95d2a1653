import * as v from 'valibot'
import type { Services } from '../services/services.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'

const feedData = v.strictObject({
  address: v.pipe(v.string(), v.description('What a calendar program subscribes to.')),
})
const exampleFeed = {
  address: 'https://chat.example/v1/bookings.ics?token=5V8qX2mN7cR1tL0pK9wZ3yEa',
}

/** Brings the address of the subscription. */
export const fetchBookingFeed = defineCall({
  tag: 'Bookings',
  method: 'GET',
  path: '/bookings/feed',
  id: 'fetchBookingFeed',
  summary: 'Fetch the address of your subscription',
  description:
    'Whoever knows the address sees your appointments, in a calendar program of theirs that asks for them again and again.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: feedData,
  example: exampleFeed,
  message: 'Subscription fetched',
  run: async (services, { owner }) => feedOf(services, await services.store.bookings.feed(owner)),
})

/** Makes another address of the subscription. */
export const renewBookingFeed = defineCall({
  tag: 'Bookings',
  method: 'POST',
  path: '/bookings/feed',
  id: 'renewBookingFeed',
  summary: 'Change the address of your subscription',
  description: 'Makes another address; the one before leads nowhere from then on.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: feedData,
  example: exampleFeed,
  message: 'Subscription changed',
  run: async (services, { owner }) =>
    feedOf(services, await services.store.bookings.feed(owner, true)),
})

const feedOf = ({ ownAddress }: Pick<Services, 'ownAddress'>, token: string) => ({
  address: `${ownAddress.current ?? ''}/v1/bookings.ics?token=${token}`,
})
