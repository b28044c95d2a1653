import type { Tag } from '../call/define-call.js'

/** What the reference begins with, in Markdown. */
export const about = `Every call carries \`Authorization: Bearer KEY\`, or the cookie of a member who is signed in. \`/v0\` means the same as \`/v1\`.

A call that succeeds answers \`{ success: true, message, data }\`. A call that fails answers \`{ success: false, message, data: null, error }\`, where \`error\` has a stable \`code\`, a \`message\` for people and \`details\`, which say where the request is wrong.

Unknown fields and unknown parameters are refused. A bot belongs to the owner of the key that made it; for the keys of others it does not exist.`

/** The groups of calls, in the order of the reference. */
export const tags: readonly { readonly name: Tag; readonly description: string }[] = [
  { name: 'Chatbots', description: 'Bots: making, listing, reading and deleting them.' },
  { name: 'Appearance', description: 'How a bot looks, and its settings.' },
  { name: 'Flows', description: 'What a bot says: drafts, versions, publishing.' },
  { name: 'Sub-flows', description: 'Parts that several bots play, kept in the account.' },
  { name: 'Messages', description: 'What is said in a conversation.' },
  { name: 'Threads', description: 'Conversations with visitors.' },
  {
    name: 'Desk',
    description: 'What the people who answer visitors work with, over all bots of the account.',
  },
  { name: 'Bookings', description: 'Appointments with the calendars of bots.' },
  { name: 'Contacts', description: 'People whom bots have met, or who were entered.' },
  { name: 'Visitors', description: 'What is kept of visitors.' },
  {
    name: 'Results',
    description: 'Conversations that are stored, for bots whose owners switched that on.',
  },
  { name: 'Reports', description: 'What a bot has called and sent.' },
  { name: 'Keys', description: 'What programs show to the API.' },
  { name: 'Account', description: 'Who works with an account, and as what.' },
]
