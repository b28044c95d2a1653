/** Every handler by its name, as it stands in the table of jobs. */
export const jobNames = [
  'mail',
  'newsletter',
  'webhook',
  'event',
  'hook-event',
  'hook',
  'push',
  'channel-in',
  'channel-out',
  'channel-records',
  'channel-rights',
  'knowledge',
  'knowledge-schedule',
  'embeddings',
  'intents',
  'overdue-threads',
  'offers',
  'silent-results',
  'booking',
  'booking-event',
  'lead',
  'lead-digest',
  'failure-mail',
  'kept-answers',
  'retention',
  'account-usage',
  'plans',
] as const

/** The name of a handler. */
export type JobName = (typeof jobNames)[number]
