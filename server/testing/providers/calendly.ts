import * as v from 'valibot'
import { type Description, digits, moment } from './described.js'

// Facts of Calendly's OpenAPI document.

const address = v.pipe(v.string(), v.url())

/** What Calendly says of its API. */
export const calendlyDescription: Description = {
  error: v.looseObject({
    title: v.string(),
    message: v.string(),
    details: v.optional(
      v.array(v.looseObject({ parameter: v.optional(v.string()), message: v.string() })),
    ),
  }),
  calls: [
    {
      method: 'GET',
      path: '/users/me',
      answers: {
        200: v.strictObject({
          resource: v.looseObject({ uri: address, current_organization: address }),
        }),
      },
    },
    {
      method: 'GET',
      path: '/event_types',
      query: v.strictObject({
        user: v.optional(address),
        organization: v.optional(address),
        active: v.optional(v.picklist(['true', 'false'])),
        count: v.optional(v.pipe(digits, v.transform(Number), v.minValue(1), v.maxValue(100))),
        page_token: v.optional(v.string()),
      }),
      answers: {
        200: v.looseObject({
          collection: v.array(v.looseObject({ uri: address, name: v.nullable(v.string()) })),
        }),
      },
    },
    {
      method: 'GET',
      path: '/event_type_available_times',
      query: v.pipe(
        v.strictObject({ event_type: address, start_time: moment, end_time: moment }),
        v.check(
          ({ start_time, end_time }) =>
            Date.parse(end_time) - Date.parse(start_time) <= 31 * 86_400_000,
          'more than 31 days',
        ),
      ),
      answers: {
        200: v.looseObject({
          collection: v.array(
            v.looseObject({
              status: v.string(),
              invitees_remaining: v.optional(v.number()),
              start_time: moment,
              scheduling_url: v.optional(address),
            }),
          ),
        }),
      },
    },
    {
      method: 'POST',
      path: '/webhook_subscriptions',
      body: v.strictObject({
        url: address,
        events: v.array(v.picklist(['invitee.created', 'invitee.canceled'])),
        organization: address,
        user: v.optional(address),
        scope: v.picklist(['user', 'organization']),
        signing_key: v.optional(v.string()),
      }),
      answers: { 201: v.looseObject({ resource: v.looseObject({ uri: address }) }) },
    },
    {
      method: 'POST',
      path: '/scheduling_links',
      body: v.strictObject({
        max_event_count: v.literal(1),
        owner: address,
        owner_type: v.literal('EventType'),
      }),
      answers: {
        201: v.strictObject({
          resource: v.looseObject({
            booking_url: address,
            owner: address,
            owner_type: v.literal('EventType'),
          }),
        }),
      },
    },
  ],
}
