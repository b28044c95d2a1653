import type { HookEvent } from '@talkgraph/wire/hooks'

/** What happens, in words. */
export const eventTitles: Readonly<Record<HookEvent, string>> = {
  'conversation.finished': 'Conversation finished',
  answer: 'Answer to a step',
  handover: 'Person asked for',
  lead: 'Lead',
  label: 'Label',
  booking: 'Appointment',
}
