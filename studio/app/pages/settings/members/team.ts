import type { Role } from '@talkgraph/wire/roles'

/** The name under which the members are kept. */
export const membersKey = ['members'] as const

/** The name under which the invitations are kept. */
export const invitationsKey = ['invitations'] as const

/** What each role may, as it is offered. */
export const roleOptions = [
  { value: 'owner', label: 'Owner', help: 'May do everything, also members and keys.' },
  { value: 'editor', label: 'Editor', help: 'Makes bots, reads results and answers visitors.' },
  { value: 'agent', label: 'Agent', help: 'Answers visitors at the desk, and sees nothing else.' },
] as const satisfies readonly { value: Role; label: string; help: string }[]

/** The role that was chosen among these; the one that may the least where none of them was. */
export const roleIn = (chosen: string): Role =>
  roleOptions.find(({ value }) => value === chosen)?.value ?? 'agent'

/** What a role is called. */
export const roleName = (role: Role): string =>
  roleOptions.find(({ value }) => value === role)?.label ?? role
